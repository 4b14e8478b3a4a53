import { screen, waitFor, within } from '@testing-library/react';
import { press } from 'kit/testing';

import { member, openClub, settingsAnswer } from '../testClub';
import { thisYear } from './payments/usePaymentYears';
import { activeOnly, figures, list, numbers, openMembers, waiting } from './testMembers';

const year = thisYear();
const jan = member('201901');
const zoe = member('201502', { name: 'Zoë van den IJssel', paidYears: [year] });

const strip = async () => within(await screen.findByRole('list', { name: 'De club in cijfers' }));
const texts = (of: Awaited<ReturnType<typeof strip>>) =>
  of.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const chips = () => within(screen.getByRole('group', { name: 'Welke leden' }));
const chip = (name: RegExp) => chips().getByRole('button', { name });

test('the figures lead to the lists of what they count', async () => {
  const { user } = openMembers([
    list([jan, zoe]),
    list([zoe], { filter: { ...activeOnly, paid: year } }),
    figures({}, { ...activeOnly, paid: year }),
  ]);
  const shown = await strip();
  expect(texts(shown)).toEqual([
    `4 leden, 1 nieuw in ${year}`,
    '3 betaald, 75 %',
    '€ 11,11 nog open',
    '1 jubilaris',
  ]);
  await user.click(shown.getByRole('link', { name: '3 betaald, 75 %' }));
  await waitFor(async () => expect(await numbers()).toEqual(['201502']));
  expect(chip(/^Betaald/)).toHaveAttribute('aria-pressed', 'true');
});

test('a chip has how many it shows while the other filters stay, and the chosen one is marked', async () => {
  const filter = { ...activeOnly, email: false };
  const { user } = openMembers([
    list([jan, zoe]),
    list([jan], { filter }),
    figures({}, filter),
    list([zoe], { filter: { ...activeOnly, notPaid: year } }),
    figures({}, { ...activeOnly, notPaid: year }),
  ]);
  await strip();
  expect(
    chips()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alle 4', 'Niet betaald 1', 'Betaald 3', 'Jubileum 1', 'Zonder e-mail 2']);
  expect(chip(/^Alle/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip(/^Zonder/));
  await waitFor(async () => expect(await numbers()).toEqual(['201901']));
  expect(chip(/^Alle/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await user.click(chip(/^Niet betaald/));
  await waitFor(async () => expect(await numbers()).toEqual(['201502']));
  await user.click(chip(/^Alle/));
  await waitFor(async () => expect(await numbers()).toHaveLength(2));
});

test('a filter that is no chip chooses none of them', async () => {
  const filter = { ...activeOnly, jubileeCount: 22 };
  const { user } = openMembers([list([jan]), list([], { filter }), figures({}, filter)]);
  await strip();
  await press(user, 'Filters');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jubileum' }), '22 jaar');
  expect(await screen.findByText('Geen lid gevonden')).toBeVisible();
  expect(chips().queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('without an edition nobody owes an amount, and without figures there is the list', async () => {
  openClub('leden', [waiting(), settingsAnswer(), figures({ open: null }), list([jan])]);
  expect(texts(await strip())).toContain('1 niet betaald');
});
