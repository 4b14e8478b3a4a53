import { act, screen } from '@testing-library/react';
import { press } from 'kit/testing';

import { anyPreview, fakeCanvas, field, fill, list, open } from './testInvoices';

fakeCanvas();
const question = 'U heeft een ongeopgeslagen factuur. Weet u zeker dat u de pagina wilt verlaten?';

test('leaving with an unsaved invoice asks, in the words that were asked for', async () => {
  const { user, router } = open([anyPreview]);
  await fill(user, { Titel: 'Advertentie' });
  await act(async () => router.navigate('/elders'));
  expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  await press(user, 'Blijven');
  expect(await field('Titel')).toHaveValue('Advertentie');
  await act(async () => router.navigate('/elders'));
  await press(user, 'Verlaten');
  expect(await screen.findByText('Pagina /elders')).toBeVisible();
});

test('so does going to the other tab', async () => {
  const { user } = open([anyPreview, list([])]);
  await fill(user, { Titel: 'Advertentie' });
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }));
  expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  await press(user, 'Blijven');
  expect(await field('Titel')).toHaveValue('Advertentie');
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }));
  await press(user, 'Verlaten');
  expect(await screen.findByText('Er zijn nog geen facturen.')).toBeVisible();
});

test('with nothing to lose nothing is asked', async () => {
  const { user, router } = open([anyPreview, list([])]);
  await field('Titel');
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }));
  expect(await screen.findByText('Er zijn nog geen facturen.')).toBeVisible();
  await act(async () => router.navigate('/elders'));
  expect(await screen.findByText('Pagina /elders')).toBeVisible();
});
