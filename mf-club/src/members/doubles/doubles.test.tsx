import { screen, within } from '@testing-library/react';
import { answer, press, pressIn } from 'kit/testing';

import {
  ClubDoubleListDocument,
  ClubMergeMembersDocument,
  ClubNoDoubleDocument,
  ClubUndoMergeDocument,
} from '../../gql/graphql';
import { member, type Member } from '../../testClub';
import { again, list, openMembers, openRow } from '../testMembers';

const jan = member('201901', { notes: 'Wil de krant', phone: '' });
const twin = member('202001', {
  ...{ name: 'J. Jansen', firstName: 'J.', address: 'Elders 5', notes: 'Belt graag', email: '' },
  paidYears: [2020],
});
const both = 'Jan Jansen (201901) en J. Jansen (202001)';
const doubles = (pairs: [Member, Member][], times = 1) =>
  answer(
    ClubDoubleListDocument,
    {},
    {
      clubDoubles: {
        count: pairs.length,
        pairs: pairs.map((members) => ({
          ...{ id: members.map(({ id }) => id).join('+'), inCommon: ['telefoon'], members },
        })),
      },
    },
    times,
  );
const merged = answer(
  ClubMergeMembersDocument,
  {
    ...{ keptId: '201901', keptRevision: 1, goneId: '202001', goneRevision: 1 },
    ...{ taken: ['address', 'phone'], both: ['notes'] },
  },
  { mergeClubMembers: { id: '201901', name: 'Jan Jansen' } },
);
const undone = (stays: string[] = []) =>
  answer(
    ClubUndoMergeDocument,
    { goneId: '202001' },
    { undoClubMerge: { stays, kept: { id: '201901' }, returned: { id: '202001' } } },
  );
const open = async (mocks: ReturnType<typeof answer>[]) => {
  const { user } = openMembers([list([jan, twin]), ...mocks]);
  await screen.findByRole('table', { name: 'Leden' });
  await press(user, 'Dubbel?');
  return user;
};

test('two are compared and merged field by field, and that is taken back', async () => {
  const user = await open([
    ...[doubles([[jan, twin]]), merged, doubles([]), again(jan)],
    ...[undone(), doubles([[jan, twin]]), again(jan, twin)],
  ]);
  await press(user, `Vergelijken: ${both}`);
  const dialog = await screen.findByRole('dialog', { name: 'Leden samenvoegen' });
  const group = (name: string) => within(dialog).getByRole('radiogroup', { name });
  // Who paid most years stays, and nothing that is filled in is lost.
  expect(within(group('Welk lidnummer blijft?')).getByRole('radio', { name: /^201901/ })).toBeChecked();
  expect(within(group('Telefoon')).getByRole('radio', { name: '+31 6 12345678' })).toBeChecked();
  expect(within(group('E-mail')).getByRole('radio', { name: 'jan@voorbeeld.example' })).toBeChecked();
  expect(within(group('Opmerkingen')).getByRole('radio', { name: 'Allebei, onder elkaar' })).toBeChecked();
  expect(within(group('Voornaam')).getByRole('radio', { name: 'Jan' })).toBeChecked();
  expect(within(dialog).queryByRole('radiogroup', { name: 'Achternaam' })).not.toBeInTheDocument();
  await user.click(within(group('Adres')).getByRole('radio', { name: /^Elders 5/ }));
  await pressIn(user, 'Samenvoegen');
  expect(await screen.findByText('J. Jansen (202001) is samengevoegd met Jan Jansen')).toBeVisible();
  expect(await screen.findByText('Niemand lijkt dubbel te staan.')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Samenvoegen ongedaan gemaakt')).toBeVisible();
});

test('who is no double is not shown again, until that is taken back', async () => {
  const none = (isNone: boolean) =>
    answer(
      ClubNoDoubleDocument,
      { memberId: '201901', otherId: '202001', isNone },
      { setClubNoDouble: true },
    );
  const user = await open([
    ...[doubles([[jan, twin]]), none(true), doubles([]), again(jan, twin)],
    ...[none(false), doubles([[jan, twin]])],
  ]);
  await press(user, `Geen dubbel: ${both}`);
  expect(await screen.findByText('Niemand lijkt dubbel te staan.')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText(both)).toBeVisible();
});

test('in the row of who stayed it can be undone for 30 days; what stays is told', async () => {
  const kept = member('201901', {
    merged: [
      {
        ...{ id: '202001', name: 'J. Jansen', at: '2026-11-28T12:00:00Z' },
        ...{ byName: 'Wim', until: '2026-12-28T12:00:00Z' },
      },
    ],
  });
  const { user } = openMembers([list([kept]), undone(['Telefoon', 'Adres']), again(jan, twin)]);
  await openRow(user, 'Jan Jansen');
  expect(screen.getByText(/J\. Jansen \(202001\), op 28\/11\/2026 door Wim/)).toBeVisible();
  await press(user, 'Samenvoegen ongedaan maken: J. Jansen');
  expect(
    await screen.findByText('Ongedaan gemaakt. Sindsdien gewijzigd, en blijft zo: telefoon en adres'),
  ).toBeVisible();
});
