import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, KitHangingOnDocument, noAnswer, press, refuse, type User } from 'kit/testing';

import {
  SecretariatAddCommissionDocument,
  SecretariatArchiveCommissionDocument,
  SecretariatEditCommissionDocument,
  SecretariatStartDraaiboekDocument,
  SecretariatRestoreCommissionDocument,
} from '../../gql/graphql';
import { commissionFields } from './commissionFields';
import { archive, cells, commission, krant, list, old, open, optocht, retype } from './testCommissions';

const jeugd = { index: 4, name: 'Jeugd', description: '' };

async function fillNew(user: User, draaiboekOf?: string) {
  await press(user, 'Commissie toevoegen');
  await retype(user, 'Nummer', '4');
  await retype(user, 'Naam', 'Jeugd');
  if (draaiboekOf) await user.selectOptions(screen.getByLabelText('Draaiboek overnemen van'), draaiboekOf);
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
  await gone();
  expect(await cells()).toHaveLength(2);
});

test.each([
  ['Nummer', 'Naam', 'Jeugd'],
  ['Naam', 'Nummer', '4'],
])('without %s it says so, in the words that were asked for', async (missing, other, text) => {
  const user = open([list([optocht]), archive([])]);
  await press(user, 'Commissie toevoegen');
  await retype(user, other, text);
  await press(user, 'Toevoegen');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please fill in all required fields\.$/);
  expect(screen.getByRole('textbox', { name: missing })).toHaveFocus();
});

test.each([0, 1000, 2.5, 'drie'])('%s is no number for a committee', (number) => {
  expect(() => commissionFields.index.schema.validateSync(number)).toThrow(
    'Vul een geheel getal van 1 tot en met 999 in',
  );
});

test('a new committee begins with the draaiboek of another; when that fails it is tried again', async () => {
  const start = { commissionId: '4', from: '3' };
  const user = open([
    list([optocht], 1),
    archive([]),
    answer(
      SecretariatAddCommissionDocument,
      { commission: jeugd },
      { addCommission: { ...optocht, id: '4', index: jeugd.index, name: jeugd.name } },
    ),
    refuse(SecretariatStartDraaiboekDocument, start, 'Deze commissie heeft geen draaiboek', {
      ...{ code: 'BAD_USER_INPUT', fields: { from: 'Deze commissie heeft geen draaiboek' } },
    }),
    answer(SecretariatStartDraaiboekDocument, start, { startDraaiboek: '4' }),
    list([optocht]),
  ]);
  await fillNew(user, '3 - Optocht');
  expect(await screen.findByText('Deze commissie heeft geen draaiboek')).toBeVisible();
  await press(user, 'Toevoegen');
  await gone();
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
    noAnswer(SecretariatAddCommissionDocument, { commission: jeugd }),
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
  await gone();
  expect((await cells())[0]?.[1]).toBe('Grote optocht');
});

test('when somebody else was first, what differs is compared', async () => {
  const theirs = { ...optocht, name: 'Zomeroptocht', revision: 5 };
  const user = open([
    list([optocht], 1),
    archive([]),
    refuse(SecretariatEditCommissionDocument, edit(2, 'Grote optocht'), 'Intussen aangepast.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet',
      modifiedAt: '2027-02-01T12:00:00.000Z',
    }),
    list([theirs]),
  ]);
  await press(user, 'Optocht aanpassen');
  await retype(user, 'Naam', 'Grote optocht');
  await press(user, 'Opslaan');
  expect(await screen.findByRole('row', { name: 'Naam Grote optocht Zomeroptocht' })).toBeVisible();
});

test('archiving tells what goes along; the committee goes to the old ones, and comes back', async () => {
  const user = open([
    answer(
      KitHangingOnDocument,
      { kind: 'Commission', id: '3' },
      { hangingOn: [{ text: '4 leden', blocks: false }] },
    ),
    list([optocht, krant], 1),
    archive([], 1),
    answer(SecretariatArchiveCommissionDocument, { id: '3', revision: 2 }, { archiveCommission: optocht }, 1),
    list([krant], 1),
    archive([optocht], 1),
    answer(
      SecretariatRestoreCommissionDocument,
      { id: optocht.id, revision: optocht.revision },
      { restoreCommission: optocht },
      1,
    ),
    list([optocht, krant]),
    archive([]),
  ]);
  await press(user, 'Optocht archiveren');
  const question = await screen.findByRole('alertdialog', { name: 'Optocht archiveren?' });
  expect(await within(question).findByText('Gaat mee: 4 leden')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Archiveren' }));
  expect(await screen.findByText(/^Optocht gearchiveerd; de pagina is uit het menu/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Optocht terugzetten' })).toBeVisible();
  await waitFor(async () => expect(await cells()).toHaveLength(1));
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Commissie teruggezet')).toBeVisible();
  await waitFor(async () => expect(await cells()).toHaveLength(2));
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
  await waitFor(async () => expect(await cells()).toHaveLength(2));
});
