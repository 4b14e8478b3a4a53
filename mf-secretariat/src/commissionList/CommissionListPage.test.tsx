import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea, testUser } from 'kit/testing';

import {
  SecretariatAddCommissionDocument,
  SecretariatArchiveCommissionDocument,
  SecretariatCommissionListDocument,
  SecretariatCommissionLogsDocument,
  SecretariatEditCommissionDocument,
  type SecretariatListedCommissionFragment,
  SecretariatOldCommissionsDocument,
  SecretariatRestoreCommissionDocument,
} from '../gql/graphql';
import { CommissionListPage } from './CommissionListPage';

type Commission = SecretariatListedCommissionFragment;

function commission(id: string, more: Partial<Commission> = {}): Commission {
  return {
    id,
    index: Number(id),
    name: `Commissie ${id}`,
    description: '',
    preces: [],
    members: [],
    revision: 2,
    ...more,
  };
}
const optocht = commission('3', {
  name: 'Optocht',
  description: 'De stoet',
  preces: [{ id: 'a', name: 'Anja Derks' }],
  members: [
    { id: 'b', name: 'Zoë Müller' },
    { id: 'c', name: 'Piet Peters' },
  ],
});
const krant = commission('12', { name: 'Krant' });
const old = commission('7', { name: 'Ulster' });

const list = (commissions: Commission[], times?: number) =>
  answer(SecretariatCommissionListDocument, {}, { commissions }, times);
const archive = (oldCommissions: Commission[], times?: number) =>
  answer(SecretariatOldCommissionsDocument, {}, { oldCommissions }, times);
const logs = answer(
  SecretariatCommissionLogsDocument,
  {},
  { commissions: [{ id: '3', changeLog: ['01/02/2027 - Piet: commissie toegevoegd'] }] },
);

const manager = testUser(['sec', 'secComlist', 'secGebruikers']);
const reader = testUser(['sec', 'secComlist']);

function open(mocks: ReturnType<typeof answer>[], user = manager) {
  renderArea(<CommissionListPage />, { path: '/commissielijst', mocks: [...mocks, logs], user });
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;
const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  );
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

async function retype(user: User, name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  if (text) await user.type(field, text);
}

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

test('a list that cannot be loaded can be tried again', async () => {
  const user = open(
    [
      refuse(SecretariatCommissionListDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
      list([optocht]),
    ],
    reader,
  );
  expect(await screen.findByText('De commissielijst kan niet worden geladen')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await cells()).toHaveLength(1);
});

const jeugd = { index: 4, name: 'Jeugd', description: '' };

async function fillNew(user: User) {
  await press(user, 'Commissie toevoegen');
  await retype(user, 'Nummer', '4');
  await retype(user, 'Naam', 'Jeugd');
  await press(user, 'Toevoegen');
}

test('a committee is added, and the list shows it', async () => {
  const added = commission('4', { name: 'Jeugd' });
  const user = open([
    list([optocht], 1),
    archive([]),
    answer(SecretariatAddCommissionDocument, { commission: jeugd }, { addCommission: added }, 1),
    list([optocht, added]),
  ]);
  await fillNew(user);
  expect(await screen.findByText('Commissie toegevoegd')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await cells()).toHaveLength(2);
});

test.each([
  ['Nummer', 'Naam', 'Jeugd'],
  ['Naam', 'Nummer', '4'],
])('without %s it says so, in the words of the specification', async (missing, other, text) => {
  const user = open([list([optocht]), archive([])]);
  await press(user, 'Commissie toevoegen');
  await retype(user, other, text);
  await press(user, 'Toevoegen');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please fill in all required fields\.$/);
  expect(screen.getByRole('textbox', { name: missing })).toHaveFocus();
});

test.each(['0', '1000', '2,5', 'drie'])('%s is no number for a committee', async (number) => {
  const user = open([list([optocht]), archive([])]);
  await press(user, 'Commissie toevoegen');
  await retype(user, 'Nummer', number);
  await retype(user, 'Naam', 'Jeugd');
  await press(user, 'Toevoegen');
  expect(await screen.findByText('Vul een geheel getal van 1 tot en met 999 in')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a number that is taken is told at its field', async () => {
  const user = open([
    list([optocht]),
    archive([]),
    refuse(SecretariatAddCommissionDocument, { commission: jeugd }, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { index: 'Nummer 4 is al van Krant' },
    }),
  ]);
  await fillNew(user);
  await screen.findByText('Nummer 4 is al van Krant');
  expect(screen.getByRole('textbox', { name: 'Nummer' })).toHaveAccessibleDescription(
    'Nummer 4 is al van Krant',
  );
});

test('another refusal is told in the words of the server', async () => {
  const user = open([
    list([optocht]),
    archive([]),
    refuse(SecretariatAddCommissionDocument, { commission: jeugd }, 'Je mag dit niet.', {
      code: 'FORBIDDEN',
    }),
  ]);
  await fillNew(user);
  expect(await screen.findByText('Je mag dit niet.')).toBeVisible();
});

test('without an answer it says that saving failed', async () => {
  const user = open([
    list([optocht]),
    archive([]),
    {
      request: { query: SecretariatAddCommissionDocument, variables: { commission: jeugd } },
      error: new TypeError('Failed to fetch'),
    },
  ]);
  await fillNew(user);
  expect(await screen.findByText('An error occurred while saving the commission')).toBeVisible();
});

const edit = (revision: number, name: string) => ({
  id: '3',
  revision,
  commission: { index: 3, name, description: 'De stoet' },
});

test('a committee is renamed; its history is there to see', async () => {
  const renamed = { ...optocht, name: 'Grote optocht', revision: 3 };
  const user = open([
    list([optocht], 1),
    archive([]),
    answer(SecretariatEditCommissionDocument, edit(2, 'Grote optocht'), { editCommission: renamed }, 1),
    list([renamed]),
  ]);
  await press(user, 'Optocht aanpassen');
  expect(await screen.findByText('Geschiedenis')).toBeVisible();
  await retype(user, 'Naam', 'Grote optocht');
  await press(user, 'Opslaan');
  expect(await screen.findByText('Commissie aangepast')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await cells())[0]?.[1]).toBe('Grote optocht');
});

test('when somebody else was first, one chooses', async () => {
  const theirs = { ...optocht, name: 'Zomeroptocht', revision: 5 };
  const mine = { ...optocht, name: 'Grote optocht', revision: 6 };
  const user = open([
    list([optocht], 1),
    archive([]),
    refuse(SecretariatEditCommissionDocument, edit(2, 'Grote optocht'), 'Intussen aangepast.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet',
      modifiedAt: '2027-02-01T12:00:00.000Z',
    }),
    list([theirs], 1),
    answer(SecretariatEditCommissionDocument, edit(5, 'Grote optocht'), { editCommission: mine }, 1),
    list([mine]),
  ]);
  await press(user, 'Optocht aanpassen');
  await retype(user, 'Naam', 'Grote optocht');
  await press(user, 'Opslaan');
  expect(await screen.findByText('Zomeroptocht')).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  await waitFor(async () => expect((await cells())[0]?.[1]).toBe('Grote optocht'));
});

test('archiving asks; the committee goes to the old ones', async () => {
  const user = open([
    list([optocht, krant], 1),
    archive([], 1),
    answer(SecretariatArchiveCommissionDocument, { id: '3', revision: 2 }, { archiveCommission: optocht }, 1),
    list([krant]),
    archive([optocht]),
  ]);
  await press(user, 'Optocht archiveren');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Commissie archiveren?' }));
  expect(dialog.getByText(/Er wordt niets weggegooid/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Archiveren' }));
  expect(await screen.findByText('Commissie gearchiveerd')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Optocht terugzetten' })).toBeVisible();
  expect(await cells()).toHaveLength(1);
});

test('an archiving that is refused is told in the dialog', async () => {
  const message = 'De commissie van het Dagelijks Bestuur kan niet naar het archief.';
  const user = open([
    list([optocht]),
    archive([]),
    refuse(SecretariatArchiveCommissionDocument, { id: '3', revision: 2 }, message, {
      code: 'BAD_USER_INPUT',
    }),
  ]);
  await press(user, 'Optocht archiveren');
  await press(user, 'Archiveren');
  expect(await within(screen.getByRole('alertdialog')).findByText(message)).toBeVisible();
});

test('an old committee is put back', async () => {
  const user = open([
    list([optocht], 1),
    archive([old], 1),
    answer(SecretariatRestoreCommissionDocument, { id: '7', revision: 2 }, { restoreCommission: old }, 1),
    list([optocht, old]),
    archive([]),
  ]);
  await press(user, 'Ulster terugzetten');
  expect(await screen.findByText('Commissie teruggezet')).toBeVisible();
  expect(await screen.findByText('Er zijn geen oude commissies.')).toBeVisible();
  expect(await cells()).toHaveLength(2);
});

test('a committee that cannot be put back stays where it is', async () => {
  const user = open([
    list([optocht]),
    archive([old]),
    refuse(SecretariatRestoreCommissionDocument, { id: '7', revision: 2 }, 'Intussen aangepast.', {
      code: 'CONFLICT',
    }),
  ]);
  await press(user, 'Ulster terugzetten');
  expect(await screen.findByText('Intussen aangepast.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ulster terugzetten' })).toBeVisible();
});
