import { screen, within } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, press, pressIn } from 'kit/testing';

import {
  ClubChangeMembersDocument,
  type ClubMemberChange,
  ClubMemberOwesDocument,
  ClubMembersByYearDocument,
} from '../gql/graphql';
import { editions, member, type Member, openClub, settingsAnswer } from '../testClub';
import { again, list, openMembers, openRow } from './testMembers';

const today = todayInAmsterdam();
const jan = member('201901');
const anna = member('202001', { name: 'Anna de Groot', city: 'Ulft' });
const changed = (changes: ClubMemberChange[], members: Member[], notChanged: string[] = []) =>
  answer(ClubChangeMembersDocument, { changes }, { changeClubMembers: { changed: members, notChanged } });
const owes = (cents: number) => answer(ClubMemberOwesDocument, { id: jan.id }, { clubMemberOwes: cents });
const left = member('201901', { active: false, endedOn: today, endReason: 'resigned', revision: 2 });
const dialog = () => screen.findByRole('dialog');

test('a membership is ended with its day and reason; what is open is said before, and it can be undone', async () => {
  const { user } = openMembers([
    list([jan]),
    owes(1111),
    changed([{ id: jan.id, revision: 1, end: { endedOn: today, reason: 'resigned' } }], [left]),
    again(left),
    changed([{ id: jan.id, revision: 2, resume: true }], [member('201901', { revision: 3 })]),
    again(jan),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Lidmaatschap beëindigen van Jan Jansen');
  expect(
    await screen.findByText('Van Jan Jansen staat nog € 11,11 open. Daar wordt dan niet meer om gevraagd.'),
  ).toBeVisible();
  expect(within(await dialog()).queryByRole('button', { name: 'Beëindigen' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Opgezegd' }));
  await pressIn(user, 'Beëindigen');
  expect(await screen.findByText('Jan Jansen is geen lid meer')).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByText('Teruggezet')).toBeVisible();
});

test('who left shows since when and why, and is a member again at once', async () => {
  const { user } = openMembers([
    list([left]),
    changed([{ id: jan.id, revision: 2, resume: true }], [member('201901', { revision: 3 })]),
    again(jan),
  ]);
  await openRow(user, 'Jan Jansen');
  const day = today.split('-').toReversed().join('/');
  expect(screen.getByText(`${day}, opgezegd`)).toBeVisible();
  await press(user, 'Jan Jansen weer lid maken');
  expect(await screen.findByText('Jan Jansen is weer lid')).toBeVisible();
});

test('of a selection it is shown what becomes of each, and whom somebody else changed is named', async () => {
  const moved = member('201901', { city: 'Ulft', revision: 2 });
  const said = 'Anna de Groot: Iemand anders heeft dit lid gewijzigd.';
  const { user } = openMembers([
    list([jan, anna]),
    changed([{ id: jan.id, revision: 1, city: 'Ulft' }], [moved], [said]),
    again(moved, anna),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: /Jan Jansen/ }));
  await user.click(screen.getByRole('checkbox', { name: /Anna de Groot/ }));
  await press(user, 'Wijzigen');
  await user.type(within(await dialog()).getByRole('textbox', { name: /Plaats/ }), 'Ulft');
  expect(await screen.findByText('Jan Jansen: Roermond wordt Ulft')).toBeVisible();
  expect(screen.getByText('1 lid blijft zoals het is.')).toBeVisible();
  await pressIn(user, 'Wijzigen');
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('Jan Jansen gewijzigd')).toBeVisible();
});

test('who came and left stands year by year, once that is opened', async () => {
  const row = (year: number) => ({
    ...{ year, joined: 3, left: 2, resigned: 1, deceased: 1, moved: 0, other: 0 },
  });
  const { user } = openClub('overzicht', [
    ...[editions([]), settingsAnswer()],
    answer(ClubMembersByYearDocument, {}, { clubMembersByYear: [2026, 2025].map(row) }),
  ]);
  await press(user, 'Erbij en eraf per jaar');
  const table = await screen.findByRole('table', { name: 'Erbij en eraf per jaar' });
  const columns = 7;
  const cells = (of: HTMLElement) =>
    within(of)
      .getAllByRole('cell')
      .slice(0, columns)
      .map(({ textContent }) => textContent);
  expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['2026', '3', '2', '1', '1', '0', '0'],
    ['2025', '3', '2', '1', '1', '0', '0'],
  ]);
});

test('how a selection gets letters is changed, and who has no address is named', async () => {
  const [withAddress, without] = [jan, member('202001', { name: 'Anna de Groot', email: '' })];
  const { user } = openMembers([
    list([withAddress, without]),
    changed(
      [
        { id: jan.id, revision: 1, delivery: 'email' },
        { id: anna.id, revision: 1, delivery: 'email' },
      ],
      [member('201901', { delivery: 'email', revision: 2 })],
    ),
    again(withAddress, without),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: /Jan Jansen/ }));
  await user.click(screen.getByRole('checkbox', { name: /Anna de Groot/ }));
  await press(user, 'Wijzigen');
  await user.selectOptions(await screen.findByLabelText('Wat wijzigt er?'), 'Post of e-mail');
  expect(await screen.findByText('Jan Jansen: Per post wordt Per e-mail')).toBeVisible();
  expect(screen.getByText(/^Anna de Groot: .*heeft geen e-mailadres: krijgt post$/)).toBeVisible();
  await pressIn(user, 'Wijzigen');
  expect(await screen.findByText('Jan Jansen gewijzigd')).toBeVisible();
});
