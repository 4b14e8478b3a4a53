import { screen, within } from '@testing-library/react';
import { answer, gone, press, refuse, type User } from 'kit/testing';

import {
  SecretariatAddCalendarEntryDocument,
  SecretariatDeleteCalendarEntryDocument,
  SecretariatEditCalendarEntryDocument,
} from '../../gql/graphql';
import { calendar, cells, old, open, optocht, retype, row, secretary } from './testCalendar';

async function fillNew(user: User, date: string) {
  await press(user, 'Activiteit toevoegen');
  await press(user, 'Toevoegen');
  expect(await screen.findAllByText('Verplicht')).toHaveLength(2);
  await retype(user, 'Datum', date);
  await retype(user, 'Activiteit', 'Bal');
  await press(user, 'Toevoegen');
}
const added = (date: string) => ({
  entry: { date, name: 'Bal', ...{ from: '', to: '', place: '', commissionId: '' }, comment: '' },
});

test('an Admin adds an activity, which has a date and a name', async () => {
  const bal = row('9', '2090-12-01', 'Bal');
  const { user } = open([
    calendar([optocht], 1),
    answer(SecretariatAddCalendarEntryDocument, added(bal.date), { addCalendarEntry: bal }, 1),
    calendar([bal, optocht]),
  ]);
  await fillNew(user, bal.date);
  expect(await screen.findByText('Activiteit toegevoegd')).toBeVisible();
  await gone();
  expect((await cells())[0]).toEqual(['01/12/2090', 'Bal Eerstvolgende', '']);
});

test('one of long ago is not folded away at once', async () => {
  const bal = row('9', '2020-12-01', 'Bal');
  const { user } = open([
    calendar([old, optocht], 1),
    answer(SecretariatAddCalendarEntryDocument, added(bal.date), { addCalendarEntry: bal }, 1),
    calendar([old, bal, optocht]),
  ]);
  await fillNew(user, bal.date);
  await gone();
  expect((await cells()).map(([, name]) => name)).toEqual(['Optocht 2020', 'Bal', 'Optocht Eerstvolgende']);
});

const edit = (revision: number) => ({
  id: '4',
  revision,
  entry: {
    date: optocht.date,
    name: 'Grote optocht',
    ...{ from: '', to: '', place: '', commissionId: '' },
    comment: '',
  },
});

async function renameOptocht(user: User) {
  await press(user, 'Optocht aanpassen');
  await retype(user, 'Activiteit', 'Grote optocht');
}

test('an activity is changed; its history is there to see', async () => {
  const renamed = { ...optocht, name: 'Grote optocht', revision: 3 };
  const { user } = open([
    calendar([optocht], 1),
    answer(SecretariatEditCalendarEntryDocument, edit(2), { editCalendarEntry: renamed }, 1),
    calendar([renamed]),
  ]);
  await renameOptocht(user);
  expect(screen.getByText('Geschiedenis')).toBeVisible();
  await press(user, 'Opslaan');
  expect(await screen.findByText('Activiteit aangepast')).toBeVisible();
  await gone();
  expect((await cells())[0]?.[1]).toBe('Grote optocht Eerstvolgende');
});

test('when somebody else was first, what differs is compared', async () => {
  const theirs = { ...optocht, name: 'Zomeroptocht', date: '2091-06-18', revision: 5 };
  const { user } = open([
    calendar([optocht], 1),
    refuse(SecretariatEditCalendarEntryDocument, edit(2), 'Intussen aangepast.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet',
      modifiedAt: '2027-02-01T12:00:00.000Z',
    }),
    calendar([theirs]),
  ]);
  await renameOptocht(user);
  await press(user, 'Opslaan');
  expect(await screen.findByRole('row', { name: 'Datum 18/02/2091 18/06/2091' })).toBeVisible();
});

test('deleting asks first', async () => {
  const { user } = open([
    calendar([optocht], 1),
    answer(SecretariatDeleteCalendarEntryDocument, { id: '4' }, { deleteCalendarEntry: '4' }, 1),
    calendar([]),
  ]);
  await press(user, 'Optocht verwijderen');
  const dialog = within(
    await screen.findByRole('alertdialog', {
      name: 'Activiteit verwijderen? Deze actie is onomkeerbaar.',
    }),
  );
  expect(dialog.getByText('18/02/2091 Optocht')).toBeVisible();
  await press(user, 'Verwijderen');
  expect(await screen.findByText('Activiteit verwijderd')).toBeVisible();
  expect(await screen.findByText('Er staat nog niets in het jaarprogramma.')).toBeVisible();
});

test('the secretary says from when to when, where and whose it is', async () => {
  const entry = { date: '2090-12-01', name: 'Bal', from: '20:11', to: '01:00', place: 'De Ton' };
  const bal = { ...row('9', entry.date, 'Bal'), ...entry, commissionId: 'c3', commission: '3 - Optocht' };
  const { user } = open(
    [
      calendar([optocht], 1),
      answer(
        SecretariatAddCalendarEntryDocument,
        { entry: { ...entry, commissionId: 'c3', comment: '' } },
        { addCalendarEntry: bal },
        1,
      ),
      calendar([bal, optocht]),
    ],
    secretary,
  );
  await press(user, 'Activiteit toevoegen');
  await retype(user, 'Datum', entry.date);
  await retype(user, 'Activiteit', 'Bal');
  await retype(user, 'Van', entry.from);
  await retype(user, 'Tot', entry.to);
  await retype(user, 'Plaats', entry.place);
  await user.selectOptions(await screen.findByLabelText('Commissie'), '3 - Optocht');
  await press(user, 'Toevoegen');
  await gone();
  expect((await cells())[0]).toEqual([
    '01/12/2090, 20:11 tot 01:00',
    'Bal EerstvolgendeDe Ton · 3 - Optocht',
    '',
  ]);
});
