import { screen, waitFor } from '@testing-library/react';

import { openKrant } from '../testKrant';
import { ad, cells, list, settings, totals, view } from './testEditorial';

beforeEach(() => sessionStorage.clear());

test('a link shows another list; what is chosen after it stays', async () => {
  const mocks = [list('editing', [ad(12)]), list('placement', [ad(40)]), totals(), settings()];
  const { user } = openKrant('redactie&lijst=placement', mocks);
  expect(await view('Te plaatsen advertenties (alleen eindredactie)')).toBeChecked();
  await user.click(await view('Te verwerken advertenties'));
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }));
  await user.click(screen.getByRole('tab', { name: 'Redactie' }));
  expect(await view('Te verwerken advertenties')).toBeChecked();
});

test('what is filtered is in the address, and another view begins without it', async () => {
  const { user } = openKrant('redactie&vraag=ja', [
    list('editing', [ad(40)], { openQuestion: true }),
    list('placement', [ad(12)], { openQuestion: true }),
    list('placement', [ad(7)]),
    totals(),
    settings(),
  ]);
  const isAsked = () => screen.findByRole('checkbox', { name: 'Alleen met een open vraag' });
  expect(await isAsked()).toBeChecked();
  expect(await cells('Te verwerken advertenties', 1)).toEqual([['40']]);
  expect(screen.getByRole('button', { name: 'Weergaven' })).toBeVisible();
  await user.click(await view('Te plaatsen advertenties (alleen eindredactie)'));
  await waitFor(async () => expect(await cells('Te plaatsen advertenties', 1)).toEqual([['7']]));
  await waitFor(async () => expect(await isAsked()).not.toBeChecked());
});
