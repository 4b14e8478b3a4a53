import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press, pressIn, refuse, renderArea } from 'kit/testing';

import { DoublesDialog } from '.';
import {
  KitDoublesDocument,
  type KitDoublesQuery,
  KitMergeRecordsDocument,
  KitNoDoubleDocument,
  KitUndoMergeDocument,
} from '../gql/lazy/graphql';

const kind = 'Customer';
type Pairs = KitDoublesQuery['doubles']['pairs'];
const pair: Pairs[number] = {
  ...{ id: '1+2', inCommon: ['adres', 'telefoon'] },
  records: [
    { id: '1', revision: 3, name: 'Jansen', detail: '3 facturen' },
    { id: '2', revision: 4, name: 'Jansen B.V.', detail: '0 facturen' },
  ],
  fields: [
    { name: 'name', label: 'Naam', values: ['Jansen', 'Jansen B.V.'], canBeBoth: false },
    { name: 'address', label: 'Adres', values: ['Dorpsstraat 1', 'Elders 5'], canBeBoth: false },
    { name: 'phone', label: 'Telefoon', values: ['', '0315 123456'], canBeBoth: false },
    { name: 'notes', label: 'Opmerkingen', values: ['Belt', 'Mailt'], canBeBoth: true },
  ],
};
const gone = {
  ...{ id: '2', name: 'Jansen B.V.', into: 'Jansen', at: '2026-11-28T12:00:00Z' },
  ...{ byName: 'Wim', until: '2026-12-28T12:00:00Z' },
};
const doubles = (pairs: Pairs, merged: (typeof gone)[] = []) =>
  answer(KitDoublesDocument, { kind }, { doubles: { count: pairs.length, pairs, merged } }, 1);
const undone = (stays: string[] = []) =>
  answer(KitUndoMergeDocument, { kind, goneId: '2' }, { undoMerge: stays });
const merged = (changes: object = {}) => ({
  ...{ kind, keptId: '1', keptRevision: 3, goneId: '2', goneRevision: 4 },
  ...{ taken: ['name', 'address', 'phone'], both: ['notes'], ...changes },
});

function open(...mocks: ReturnType<typeof answer>[]) {
  const onChanged = jest.fn(() => Promise.resolve());
  renderArea(<DoublesDialog kind={kind} onChanged={onChanged} onClose={() => undefined} />, { mocks });
  return { user: userEvent.setup(), onChanged };
}

test('two are compared and merged field by field, nothing that is filled in is lost, and that is taken back', async () => {
  const { user, onChanged } = open(
    ...[doubles([pair]), answer(KitMergeRecordsDocument, merged(), { mergeRecords: 'Jansen' })],
    ...[doubles([], [gone]), undone(), doubles([pair])],
  );
  await press(user, 'Vergelijken: Jansen en Jansen B.V.');
  const dialog = await screen.findByRole('dialog', { name: 'Samenvoegen' });
  const group = (name: string) => within(dialog).getByRole('radiogroup', { name });
  // The one on which most hangs stays.
  expect(within(group('Wie blijft?')).getByRole('radio', { name: 'Jansen: 3 facturen' })).toBeChecked();
  expect(within(group('Naam')).getByRole('radio', { name: 'Jansen B.V.' })).toBeChecked();
  expect(within(group('Telefoon')).getByRole('radio', { name: '0315 123456' })).toBeChecked();
  expect(within(group('Opmerkingen')).getByRole('radio', { name: 'Allebei, onder elkaar' })).toBeChecked();
  await user.click(within(group('Adres')).getByRole('radio', { name: 'Elders 5' }));
  await pressIn(user, 'Samenvoegen');
  expect(await screen.findByText('Jansen B.V. is samengevoegd met Jansen')).toBeVisible();
  expect(await screen.findByText('Niemand lijkt dubbel te staan.')).toBeVisible();
  expect(screen.getByText('28/11/2026 door Wim. Ongedaan maken kan tot en met 28/12/2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken: Jansen B.V. met Jansen' }));
  expect(await screen.findByText('Samenvoegen ongedaan gemaakt')).toBeVisible();
  expect(await screen.findByText('Jansen en Jansen B.V.')).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test('the other can stay; why it cannot be done is said in the form', async () => {
  const other = { keptId: '2', keptRevision: 4, goneId: '1', goneRevision: 3, taken: ['address'] };
  const { user } = open(
    doubles([pair]),
    refuse(KitMergeRecordsDocument, merged(other), 'In editie 2027 is aan allebei iets gekoppeld.', {
      code: 'BAD_USER_INPUT',
    }),
  );
  await press(user, 'Vergelijken: Jansen en Jansen B.V.');
  const dialog = await screen.findByRole('dialog', { name: 'Samenvoegen' });
  await user.click(within(dialog).getByRole('radio', { name: 'Jansen B.V.: 0 facturen' }));
  await pressIn(user, 'Samenvoegen');
  expect(await within(dialog).findByText('In editie 2027 is aan allebei iets gekoppeld.')).toBeVisible();
});

test('who is no double is not shown again, until that is taken back', async () => {
  const none = (isNone: boolean) =>
    answer(KitNoDoubleDocument, { kind, id: '1', otherId: '2', isNone }, { setNoDouble: true });
  const { user } = open(...[doubles([pair]), none(true), doubles([]), none(false), doubles([pair])]);
  await press(user, 'Geen dubbel: Jansen en Jansen B.V.');
  expect(await screen.findByText('Niemand lijkt dubbel te staan.')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Jansen en Jansen B.V.')).toBeVisible();
});

test('what stays because it was changed since is told', async () => {
  const { user } = open(doubles([], [gone]), undone(['Telefoon', 'Adres']), doubles([pair]));
  await press(user, 'Ongedaan maken: Jansen B.V. met Jansen');
  expect(
    await screen.findByText('Ongedaan gemaakt. Sindsdien gewijzigd, en blijft zo: telefoon en adres'),
  ).toBeVisible();
});
