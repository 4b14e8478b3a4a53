import { screen } from '@testing-library/react';

import { archive, cells, krant, list, open, optocht, reader } from './testCommissions';

test('shows the committees by number, with their people', async () => {
  open([list([krant, optocht])], reader);
  expect(await cells()).toEqual([
    ['3', 'Optocht', 'Anja Derks', 'Zoë Müller, Piet Peters'],
    ['12', 'Krant', '-', '-'],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nummer',
    'Naam',
    'Voorzitter',
    'Leden',
  ]);
});

test('who may only read has nothing to press but the list itself', async () => {
  open([list([optocht])], reader);
  await cells();
  for (const name of ['Commissie toevoegen', 'Optocht aanpassen', 'Optocht archiveren'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByText('Oude commissies')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Excel' })).toBeVisible();
});

test('the DB permission is enough to manage', async () => {
  open([list([optocht]), archive([])], { ...reader, isDB: true });
  expect(await screen.findByRole('button', { name: 'Commissie toevoegen' })).toBeVisible();
  expect(await screen.findByText('Er zijn geen oude commissies.')).toBeVisible();
});

test('searches numbers and names of all kinds', async () => {
  const user = open([list([krant, optocht])], reader);
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'muller');
  expect(await cells()).toHaveLength(1);
  await user.type(field, 'x');
  expect(screen.getByText('Geen commissie gevonden')).toBeVisible();
});

test('without committees there is a word for it', async () => {
  open([list([]), archive([])]);
  expect(await screen.findByText('Er zijn nog geen commissies.')).toBeVisible();
});
