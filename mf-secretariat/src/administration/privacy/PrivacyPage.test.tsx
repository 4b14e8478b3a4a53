import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, mockDownloads, pressIn, renderArea, testUser, textOf } from 'kit/testing';

import Area from '../../Area';
import {
  SecretariatErasePersonalDataDocument,
  SecretariatExportPersonalDataDocument,
  type SecretariatFoundDataFragment,
  SecretariatPersonalDataDocument,
  SecretariatRetentionPreviewDocument,
} from '../../gql/graphql';

const user = userEvent.setup();
const saved = mockDownloads();

const EMAIL = 'jan@molen.example';
const volunteers: SecretariatFoundDataFragment = {
  key: 'volunteers',
  title: 'Vrijwilligers',
  stays: 'Diensten blijven zonder naam.',
  canErase: true,
  count: 1,
  records: [{ id: 'v1', name: 'Jan Vermolen', detail: EMAIL, refusal: null }],
};
const members: SecretariatFoundDataFragment = {
  ...volunteers,
  key: 'clubMembers',
  title: 'Leden Club van 111',
  records: [{ id: '2019AB', name: 'Jan Vermolen', detail: '2019AB', refusal: 'Dit lid is nog actief.' }],
};
const invoices: SecretariatFoundDataFragment = {
  key: 'invoices',
  title: 'Facturen',
  stays: 'Dit hoort bij de boeken en moet zeven jaar blijven.',
  canErase: false,
  count: 120,
  records: Array.from({ length: 7 }, (_, at) => ({
    ...{ id: `f${at}`, name: 'Jan Vermolen', detail: `nummer ${at}`, refusal: null },
  })),
};

const retention = answer(
  SecretariatRetentionPreviewDocument,
  {},
  {
    retentionPreview: [
      {
        ...{ key: 'webshopOrders', title: 'Bestellingen', term: 'Twee jaar', outcome: 'De klant gaat eruit' },
        ...{ isAutomatic: true, count: 4, until: '2024-11-23T10:00:00.000Z' },
      },
      {
        ...{ key: 'volunteers', title: 'Vrijwilligers', term: 'Drie seizoenen', outcome: 'Vraag het ze' },
        ...{ isAutomatic: false, count: 2, until: '2023-11-23T10:00:00.000Z' },
      },
    ],
  },
);
const found = (groups: readonly SecretariatFoundDataFragment[]) =>
  answer(
    SecretariatPersonalDataDocument,
    { search: EMAIL },
    {
      personalData: [...groups],
    },
    1,
  );

const erasing = { source: 'volunteers', id: 'v1' };
const open = (mocks: ReturnType<typeof answer>[]) =>
  renderArea(<Area route="/privacy" />, {
    path: '/privacy',
    user: { ...testUser(), role: 'Admin' },
    mocks: [retention, ...mocks],
  });
const search = async () => user.type(await screen.findByLabelText('Zoek op naam of e-mailadres'), EMAIL);
const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;

it('says how long what is kept, and what is due', async () => {
  open([]);
  const table = await screen.findByRole('table', { name: 'Bewaartermijnen' });
  expect(within(table).getByRole('row', { name: /Bestellingen.*De klant gaat eruit.* 4\b/ })).toBeVisible();
  expect(
    within(table).getByRole('row', { name: /Vrijwilligers.*Niet vanzelf\. Vraag het ze\..* 2\b/ }),
  ).toBeVisible();
});

it('tells what is known, what stays and why, and what cannot be erased yet', async () => {
  open([found([volunteers, members, invoices])]);
  await search();
  const books = await card('Facturen (120)');
  expect(books).toHaveTextContent('Dit hoort bij de boeken en moet zeven jaar blijven.');
  expect(within(books).queryByRole('button', { name: /wissen/ })).toBeNull();
  expect(within(books).getAllByRole('listitem')).toHaveLength(5);
  await user.click(within(books).getByRole('button', { name: 'Toon alle 7' }));
  expect(within(books).getAllByRole('listitem')).toHaveLength(7);
  expect(books).toHaveTextContent('Dit zijn de nieuwste 7');
  const club = await card('Leden Club van 111 (1)');
  expect(club).toHaveTextContent('Dit lid is nog actief.');
  expect(within(club).queryByRole('button')).toBeNull();
});

it('erases after asking, with what stays', async () => {
  open([
    found([volunteers]),
    answer(SecretariatErasePersonalDataDocument, erasing, { erasePersonalData: 'v1' }),
    found([]),
  ]);
  await search();
  await user.click(await screen.findByRole('button', { name: /^Jan Vermolen wissen/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Diensten blijven zonder naam.');
  await pressIn(user, 'Wissen', 'alertdialog');
  expect(await screen.findByText('Niets gevonden.')).toBeVisible();
});

it('exports all that is shown as one file', async () => {
  const take = (source: string, id: string, known: object) =>
    answer(
      SecretariatExportPersonalDataDocument,
      { source, ids: [id] },
      { exportPersonalData: JSON.stringify([known]) },
    );
  open([
    found([volunteers, members]),
    take('volunteers', 'v1', { a: 1 }),
    take('clubMembers', '2019AB', { b: 2 }),
  ]);
  await search();
  await user.click(await screen.findByRole('button', { name: 'Alles exporteren' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('persoonsgegevens.json');
  expect(JSON.parse(await textOf(saved[0]?.blob))).toMatchObject({
    Vrijwilligers: [{ a: 1 }],
    'Leden Club van 111': [{ b: 2 }],
  });
});
