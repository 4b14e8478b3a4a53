import { screen, within } from '@testing-library/react';
import { answer, gone, press, pressIn } from 'kit/testing';

import { type AdvertiserHandOver, KrantHandOverDocument } from '../gql/graphql';
import { type Advertiser, advertiser, again, list, openAdvertisers, sold } from './testAdvertisers';

const wim = { contactId: 'u2', contact: { id: 'u2', name: 'Wim Cornelissen' } };
const bakery = advertiser({ advertisement: sold });
const garage = advertiser({ id: 'a2', name: 'Garage Peters', advertiserUserId: 13 });
const inn = advertiser({ id: 'a3', name: 'Café De Zwaan', advertiserUserId: 14, ...wim });

const handed = (handOvers: AdvertiserHandOver[], after: Advertiser[], notHandedOver: string[] = []) =>
  answer(
    KrantHandOverDocument,
    { handOvers },
    { handOverAdvertisers: { handedOver: after, notHandedOver } },
    1,
  );

async function openDialog(mocks: Parameters<typeof openAdvertisers>[0]) {
  const { user } = openAdvertisers(mocks);
  for (const name of ['Bakkerij Jansen', 'Garage Peters', 'Café De Zwaan'])
    await user.click(await screen.findByRole('checkbox', { name: `${name} kiezen` }));
  await press(user, 'Overdragen');
  return { user, dialog: within(await screen.findByRole('dialog', { name: '3 adverteerders overdragen' })) };
}

test('what goes is shown first, goes at once, and comes back by undo', async () => {
  const after = [bakery, garage].map((one) => ({ ...one, ...wim, revision: 2 }));
  const { user, dialog } = await openDialog([
    list([bakery, garage, inn]),
    handed(
      [bakery, garage].map(({ id }) => ({ id, revision: 1, contactId: 'u2' })),
      after,
    ),
    again(...after, inn),
    handed(
      [bakery, garage].map(({ id }) => ({ id, revision: 2, contactId: 'u1' })),
      [bakery, garage].map((one) => ({ ...one, revision: 3 })),
    ),
    again(bakery, garage, inn),
  ]);
  expect(dialog.getByText('Dit gaat over: 3 adverteerders, waarvan 1 verkocht')).toBeVisible();
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Naar wie?' }), 'Wim Cornelissen');
  const going = within(dialog.getByRole('list', { name: 'Dit gaat over' }));
  expect(going.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bakkerij Jansen, nu: José van den Berg',
    'Garage Peters, nu: José van den Berg',
  ]);
  expect(dialog.getByText('1 blijft bij wie het is.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Overdragen' }));
  await gone();
  expect(await screen.findByText('2 adverteerders overgedragen aan Wim Cornelissen')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Teruggezet')).toBeVisible();
});

test('one that somebody else changed is named', async () => {
  const said = 'Garage Peters: Deze adverteerder is intussen gewijzigd.';
  const after = { ...bakery, contactId: null, contact: null, revision: 2 };
  const { user, dialog } = await openDialog([
    list([bakery, garage, inn]),
    handed(
      [bakery, garage, inn].map(({ id }) => ({ id, revision: 1, contactId: null })),
      [after],
      [said],
    ),
    again(after, garage, inn),
  ]);
  await pressIn(user, 'Overdragen');
  expect(await dialog.findByText('Kies naar wie')).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Naar wie?' }),
    'Niemand, de redactie kiest later',
  );
  await user.click(dialog.getByRole('button', { name: 'Overdragen' }));
  await gone();
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('1 adverteerder overgedragen aan niemand')).toBeVisible();
});
