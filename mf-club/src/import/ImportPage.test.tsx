import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, refuse, type User } from 'kit/testing';

import {
  ClubImportMembersDocument,
  ClubImportPreviewDocument,
  type ClubImportPreviewQuery,
  type ClubImportRowInput,
} from '../gql/graphql';
import { again, list, openMembers } from '../members/testMembers';
import { member } from '../testClub';

type Told = ClubImportPreviewQuery['clubImportPreview']['rows'][number];

const fine: Told = { problems: [], duplicateOf: null, duplicateOfRow: null };
const { id, membershipNumber, name, address, city, bday } = member('201901');
const jan = { id, membershipNumber, name, address, city, bday };

const csv = [
  'Voornaam;Achternaam;Adres;Postcode;Plaats;Telefoon;2019;Kleur',
  'Zoë;Müller;Kerkstraat 2;6041AB;Roermond;612345678;x;rood',
  ';de Wit;Kade 1;59;Venlo;;;blauw',
  'Jan;Jansen;Dorpsstraat 1;6041 AA;Roermond;;;',
  'Zoë;Müller;Kerkstraat 2;6041AB;Roermond;;;',
].join('\r\n');

/** The rows as they are sent. */
const row = (more: Partial<ClubImportRowInput>): ClubImportRowInput => ({
  joined: null,
  membershipNumber: null,
  gender: null,
  firstName: '',
  country: 'Nederland',
  email: '',
  phone: '',
  bday: null,
  paidYears: [],
  todo: '',
  notes: '',
  active: true,
  ...more,
});
const mueller = {
  firstName: 'Zoë',
  lastName: 'Müller',
  adres: 'Kerkstraat 2',
  postalCode: '6041AB',
  city: 'Roermond',
};
const rows = [
  row({ ...mueller, phone: '0612345678', paidYears: [2019] }),
  row({ lastName: 'de Wit', adres: 'Kade 1', postalCode: '59', city: 'Venlo' }),
  row({
    firstName: 'Jan',
    lastName: 'Jansen',
    adres: 'Dorpsstraat 1',
    postalCode: '6041 AA',
    city: 'Roermond',
  }),
  row(mueller),
];
const preview = (told: Told[], sent = rows) =>
  answer(ClubImportPreviewDocument, { rows: sent }, { clubImportPreview: { ready: 1, rows: told } });
const mixed = preview([
  fine,
  { ...fine, problems: [{ field: 'postalCode', message: 'Dit is geen geldige postcode' }] },
  { ...fine, duplicateOf: jan },
  { ...fine, duplicateOfRow: 0 },
]);

/** Imports, and keeps what was sent. */
function importing(outcome: ReturnType<typeof answer>) {
  const sent: { requestId: string; rows: ClubImportRowInput[] }[] = [];
  const request = {
    ...outcome.request,
    variables: (variables: Record<string, unknown>) => {
      sent.push(variables as (typeof sent)[number]);
      return true;
    },
  };
  return { sent, mock: { ...outcome, request, maxUsageCount: 1 } as ReturnType<typeof answer> };
}
const imported = (count: number) =>
  importing(answer(ClubImportMembersDocument, {} as never, { importClubMembers: count }));

async function choose(user: User, text = csv, fileName = 'leden.csv') {
  await user.upload(await screen.findByLabelText('Bestand met leden'), new File([text], fileName));
}

async function toCheck(mocks: ReturnType<typeof answer>[]) {
  const { user } = openMembers([list([member('201901')]), ...mocks]);
  await press(user, 'Importeren');
  await choose(user);
  await press(user, 'Volgende');
  await screen.findByRole('heading', { name: 'Wat staat in welke kolom?' });
  await press(user, 'Volgende');
  await screen.findByRole('heading', { name: 'Klopt het zo?' });
  return user;
}
const counts = async () => {
  await screen.findByText(/klaar om toe te voegen/);
  return screen
    .getAllByRole('status')
    .flatMap((status) => within(status).queryAllByRole('listitem'))
    .map(({ textContent }) => textContent);
};
const button = (name: string) => screen.queryByRole('button', { name });

test('a file that cannot be read is told, another one goes on', async () => {
  const { user } = openMembers([list([])]);
  await press(user, 'Importeren');
  expect(await screen.findByText('Stap 1 van 3')).toBeVisible();
  await choose(user, 'Naam;Plaats', 'leeg.csv');
  expect(await screen.findByText('In dit bestand staan geen regels onder de koppen.')).toBeVisible();
  expect(button('Volgende')).not.toBeInTheDocument();
  await choose(user);
  expect(await screen.findByText('4 rijen onder de koppen.')).toBeVisible();
  expect(screen.queryByText('In dit bestand staan geen regels onder de koppen.')).not.toBeInTheDocument();
  await press(user, 'Annuleren');
  await screen.findByRole('alertdialog', { name: 'Wijzigingen weggooien?' });
  await press(user, 'Weggooien');
  expect(await screen.findByRole('button', { name: 'Lid toevoegen' })).toBeVisible();
});

test('columns are guessed, and changed where that was wrong', async () => {
  const { user } = openMembers([list([])]);
  await press(user, 'Importeren');
  await choose(
    user,
    'Roepnaam;Wie;Adres;Postcode;Plaats;2019;2020;2022\r\nJan;Jansen;Kade 1;6041AA;Echt;x;;ja',
  );
  await press(user, 'Volgende');
  const who = await screen.findByRole('combobox', { name: 'Kolom Wie' });
  expect(screen.getByRole('combobox', { name: 'Kolom Roepnaam' })).toHaveValue('firstName');
  expect(screen.getByText('Kies nog de kolom met: Achternaam.')).toBeVisible();
  expect(button('Volgende')).not.toBeInTheDocument();
  expect(
    screen.getByRole('checkbox', {
      name: 'Kolommen per jaar overnemen als betaalde jaren: 2019, 2020, 2022',
    }),
  ).toBeChecked();
  // A field comes from one column.
  await user.selectOptions(who, 'Plaats');
  expect(screen.getByRole('combobox', { name: 'Kolom Plaats' })).toHaveValue('');
  await user.selectOptions(who, 'Achternaam');
  expect(await screen.findByText('Kies nog de kolom met: Plaats.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kolom Plaats' }), 'Plaats');
  expect(await screen.findByRole('button', { name: 'Volgende' })).toBeVisible();
});

test('errors and duplicates are shown with their rows, and left out; all the rest is added', async () => {
  const { sent, mock } = imported(1);
  const user = await toCheck([mixed, mock, again(member('201901'))]);
  expect(await counts()).toEqual([
    '1 klaar om toe te voegen',
    '1 met een fout',
    '2 dubbel: niet overgenomen',
  ]);
  const wrong = screen.getByRole('region', { name: 'Rijen met een fout' });
  expect(wrong).toHaveTextContent('Rij 3: de WitPostcode: Dit is geen geldige postcode');
  const alike = screen.getByRole('region', { name: 'Rijen die dubbel lijken' });
  expect(alike).toHaveTextContent(
    'Rij 4: Jan JansenLijkt op Jan Jansen, lid 201901, Dorpsstraat 1, Roermond',
  );
  expect(alike).toHaveTextContent('Rij 5: Zoë MüllerLijkt op Zoë Müller op rij 2 van dit bestand');
  expect(screen.getByRole('cell', { name: '0612345678' })).toBeVisible();
  expect(button('Importeren')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Laat deze rij weg' }));
  await press(user, 'Importeren');
  expect(await screen.findByText('1 lid toegevoegd')).toBeVisible();
  expect(screen.getByText('3 rijen zijn weggelaten.')).toBeVisible();
  expect(sent[0]?.rows).toEqual([rows[0]]);
  await press(user, 'Naar de leden');
  expect(await screen.findByRole('table', { name: 'Leden' })).toBeVisible();
});

test('a duplicate is added anyway when somebody says so', async () => {
  const { sent, mock } = imported(2);
  const user = await toCheck([
    preview([fine, fine, { ...fine, duplicateOf: jan }, { ...fine, duplicateOfRow: 0 }]),
    mock,
  ]);
  expect(await counts()).toContain('2 klaar om toe te voegen');
  await user.click(screen.getByRole('checkbox', { name: 'Rij 4 toch toevoegen' }));
  await waitFor(async () => expect(await counts()).toContain('3 klaar om toe te voegen'));
  await press(user, 'Importeren');
  expect(await screen.findByText('2 leden toegevoegd')).toBeVisible();
  expect(sent[0]?.rows).toEqual([rows[0], rows[1], { ...rows[2], allowDuplicate: true }]);
});

test('a failure says that nothing was added; trying again is the same attempt', async () => {
  const all = preview([fine, fine, fine, fine]);
  const first = importing(
    refuse(ClubImportMembersDocument, {} as never, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { rows: 'In de import staan nog fouten. Er is niets toegevoegd.' },
    }),
  );
  const second = importing({
    ...answer(ClubImportMembersDocument, {} as never, { importClubMembers: 4 }),
    result: undefined,
    error: new TypeError('Failed to fetch'),
  });
  const third = importing(refuse(ClubImportMembersDocument, {} as never, 'De schijf is vol', {}));
  const last = imported(4);
  const user = await toCheck([all, first.mock, second.mock, third.mock, last.mock]);
  expect(await counts()).toContain('4 klaar om toe te voegen');
  await press(user, 'Importeren');
  expect(await screen.findByText('In de import staan nog fouten. Er is niets toegevoegd.')).toBeVisible();
  await press(user, 'Importeren');
  expect(
    await screen.findByText(/Er komt niets dubbel in als je nog eens op Importeren drukt\.$/),
  ).toBeVisible();
  await press(user, 'Importeren');
  expect(await screen.findByText('De schijf is vol. Er is niets toegevoegd.')).toBeVisible();
  await press(user, 'Importeren');
  expect(await screen.findByText('4 leden toegevoegd')).toBeVisible();
  expect(screen.getByText('Alle rijen staan erin.')).toBeVisible();
  const ids = [first, second, third, last].map(({ sent }) => sent[0]?.requestId);
  expect(new Set(ids).size).toBe(1);
});

test('a check that fails is tried again', async () => {
  const user = await toCheck([
    refuse(ClubImportPreviewDocument, { rows }, 'Even niet.', {}),
    preview([fine, fine, fine, fine]),
  ]);
  expect(await screen.findByText('De controle kan niet worden geladen')).toBeVisible();
  expect(screen.getByText('Even niet.')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await counts()).toContain('4 klaar om toe te voegen');
});

test('what cannot be read of a row is an error of that row', async () => {
  const sent = [row({ lastName: 'Jansen', adres: 'Kade 1', postalCode: '6041AA', city: 'Echt' })];
  const { user } = openMembers([list([]), preview([fine], sent)]);
  await press(user, 'Importeren');
  await choose(
    user,
    'Achternaam;Adres;Postcode;Plaats;Geslacht;Actief;2019\r\nJansen;Kade 1;6041AA;Echt;onbekend;soms;half',
  );
  await press(user, 'Volgende');
  await screen.findByRole('heading', { name: 'Wat staat in welke kolom?' });
  await press(user, 'Volgende');
  const wrong = await screen.findByRole('region', { name: 'Rijen met een fout' });
  expect(wrong).toHaveTextContent('Betaalde jaren: Dit is niet te lezen bij 2019: half');
  expect(wrong).toHaveTextContent('Geslacht: Dit is niet te lezen: onbekend');
  expect(wrong).toHaveTextContent('Actief: Dit is niet te lezen: soms');
  await user.click(screen.getByRole('checkbox', { name: 'Laat deze rij weg' }));
  expect(button('Importeren')).not.toBeInTheDocument();
});

test('what is too much for one request is told before it is sent', async () => {
  const { user } = openMembers([list([])]);
  await press(user, 'Importeren');
  const note = 'alaaf '.repeat(333);
  const lines = Array.from({ length: 1000 }, (_, index) => `Lid${index};Kade 1;6041AA;Echt;${note}`);
  await choose(user, ['Naam;Adres;Postcode;Plaats;Opmerkingen', ...lines].join('\n'));
  await press(user, 'Volgende');
  await screen.findByRole('heading', { name: 'Wat staat in welke kolom?' });
  await press(user, 'Volgende');
  expect(
    await screen.findByText('Dit is te veel om in één keer te versturen. Deel het bestand op.'),
  ).toBeVisible();
  expect(button('Importeren')).not.toBeInTheDocument();
});
