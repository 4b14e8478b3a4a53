import { screen, waitFor } from '@testing-library/react';
import { mockDownloads, press, textOf } from 'kit/testing';

import { calendar, cells, old, open, optocht, prinsenbal, reader, receptie } from './testCalendar';

const saved = mockDownloads();
const all = [old, prinsenbal, receptie, optocht];

test('shows what comes, by date, with the first marked', async () => {
  open([calendar(all)]);
  expect(await screen.findByText('Inladen jaarprogramma...')).toBeVisible();
  expect(await cells()).toEqual([
    ['11/11/2090', 'Prinsenbal Eerstvolgende', 'Zaal open om 20.00 uur'],
    ['11/11/2090', 'Receptie Eerstvolgende', ''],
    ['18/02/2091', 'Optocht', ''],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Datum',
    'Activiteit',
    'Opmerkingen',
    'Acties',
  ]);
});

test('who is no Admin only reads', async () => {
  open([calendar(all)], reader);
  expect(await cells()).toHaveLength(3);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  for (const name of [/toevoegen/, /aanpassen/, /verwijderen/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('what was is folded away', async () => {
  const { user } = open([calendar(all)], reader);
  await user.click(await screen.findByRole('checkbox', { name: 'Toon eerdere activiteiten' }));
  expect((await cells())[0]).toEqual(['23/02/2020', 'Optocht 2020', 'Met confetti']);
  await user.click(screen.getByRole('checkbox', { name: 'Toon eerdere activiteiten' }));
  expect(await cells()).toHaveLength(3);
});

test('nothing earlier, nothing to unfold', async () => {
  open([calendar([optocht])], reader);
  expect(await cells()).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('says so when all of it was', async () => {
  open([calendar([old])], reader);
  expect(await screen.findByText('Er komt geen activiteit meer aan.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Toon eerdere activiteiten' })).toBeVisible();
});

test('a search looks through all of it, in every column', async () => {
  const { user } = open([calendar(all)], reader);
  const field = await screen.findByRole('searchbox', { name: 'Zoek in het jaarprogramma' });
  await user.type(field, 'optocht');
  expect((await cells()).map(([date]) => date)).toEqual(['23/02/2020', '18/02/2091']);
  const earlier = screen.getByRole('checkbox', { name: 'Toon eerdere activiteiten' });
  expect(earlier).toBeChecked();
  expect(earlier).toBeDisabled();
  await user.type(field, ' confetti');
  expect(await cells()).toHaveLength(1);
  await user.type(field, 'x');
  expect(screen.getByText('Geen activiteit gevonden')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await cells()).toHaveLength(3);
  expect(earlier).not.toBeChecked();
});

test('what is shown can be taken along, with dates as people write them', async () => {
  const { user } = open([calendar(all)], reader);
  await user.type(await screen.findByRole('searchbox'), 'prinsenbal');
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^jaarprogramma-\d{4}-\d\d-\d\d\.csv$/);
  const one =
    'Datum;Activiteit;Van;Tot;Plaats;Commissie;Opmerkingen\r\n11/11/2090;Prinsenbal;;;;;Zaal open om 20.00 uur';
  expect(await textOf(saved[0]?.blob)).toBe(`\uFEFF${one}`);
});

test('says so when there is nothing, and what to do to who can', async () => {
  open([calendar([])]);
  expect(await screen.findByText('Er staat nog niets in het jaarprogramma.')).toBeVisible();
  expect(screen.getByText('Voeg de eerste activiteit toe.')).toBeVisible();
});
