import { screen } from '@testing-library/react';

import { openKrant } from '../testKrant';
import { ad, list, settings, totals, view } from './testEditorial';

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
