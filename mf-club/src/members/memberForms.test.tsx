import { screen, waitFor, within } from '@testing-library/react';
import { pickValues } from 'kit/records';
import { answer, gone, press, pressIn, refuse, type User } from 'kit/testing';

import { ClubAddMemberDocument, ClubMemberDocument, ClubSaveMemberDocument } from '../gql/graphql';
import { member } from '../testClub';
import { memberFields, memberInput, type MemberValues } from './memberFields';
import { again, field, list, numbers, openMembers, openRow } from './testMembers';

const jan = member('201901');

test("'Opslaan' appears when what must be filled in is there", async () => {
  const { user } = openMembers([list([jan])]);
  await press(user, 'Lid toevoegen');
  for (const name of ['Achternaam', 'Adres', 'Postcode', 'Plaats']) {
    expect(await field(name)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
    await user.type(await field(name), '  x');
  }
  expect(await screen.findByRole('button', { name: 'Opslaan' })).toBeVisible();
  await user.clear(await field('Plaats'));
  await user.type(await field('Plaats'), '  ');
  expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
});

const full = {
  ...memberInput(pickValues<MemberValues>(memberFields, jan)),
  gender: null,
  firstName: '',
  lastName: 'de Wit',
  adres: 'Kade 1',
  postalCode: '5911 AB',
  city: 'Venlo',
  email: '',
  phone: '',
  bday: null,
};

/** Adds, and keeps what was sent. */
function adding(outcome: ReturnType<typeof answer>) {
  const sent: Record<string, unknown>[] = [];
  const request = {
    ...outcome.request,
    variables: (variables: Record<string, unknown>) => {
      sent.push(variables);
      return true;
    },
  };
  return { sent, mock: { ...outcome, request, maxUsageCount: 1 } as ReturnType<typeof answer> };
}

async function fillIn(user: User) {
  await press(user, 'Lid toevoegen');
  await user.type(await field('Achternaam'), 'de Wit');
  await user.type(await field('Adres'), 'Kade 1');
  await user.type(await field('Postcode'), '5911ab');
  await user.type(await field('Plaats'), 'Venlo');
}

test('a member is added once, with the postal code of the country', async () => {
  const wit = member('202601', { name: 'de Wit' });
  const refused = adding(
    refuse(ClubAddMemberDocument, {} as never, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { adres: 'Dit adres kan niet' },
    }),
  );
  const accepted = adding(answer(ClubAddMemberDocument, {} as never, { addClubMember: wit }));
  const { user } = openMembers([list([jan], { times: 1 }), refused.mock, accepted.mock, again(jan, wit)]);
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'België');
  await pressIn(user, 'Opslaan');
  await waitFor(async () =>
    expect(await field('Postcode')).toHaveAccessibleDescription(
      'Vul een postcode in van vier cijfers, zoals 3600',
    ),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Nederland');
  await user.type(await field('Lid sinds'), '1899');
  await user.type(screen.getByLabelText('Geboortedatum'), '1929-12-31');
  await pressIn(user, 'Opslaan');
  await waitFor(async () =>
    expect(await field('Lid sinds')).toHaveAccessibleDescription(/van 1900 tot en met \d{4}/),
  );
  expect(screen.getByLabelText('Geboortedatum')).toHaveAccessibleDescription(
    'Kies een datum vanaf 01/01/1930',
  );
  await user.clear(screen.getByLabelText('Geboortedatum'));
  await user.type(screen.getByLabelText('Geboortedatum'), '2999-01-01');
  await waitFor(() =>
    expect(screen.getByLabelText('Geboortedatum')).toHaveAccessibleDescription(
      'Kies vandaag of een eerdere datum',
    ),
  );
  await user.clear(screen.getByLabelText('Geboortedatum'));
  await user.clear(await field('Lid sinds'));
  await pressIn(user, 'Opslaan');
  await waitFor(async () => expect(await field('Adres')).toHaveAccessibleDescription('Dit adres kan niet'));
  await user.type(await field('Lid sinds'), '2001');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('de Wit is lid 202601')).toBeVisible();
  await gone();
  expect(await numbers()).toEqual(['201901', '202601']);
  const [first, second] = [refused.sent[0], accepted.sent[0]];
  expect(first).toMatchObject({ member: full, joined: null });
  expect(second).toMatchObject({ member: full, joined: 2001, requestId: first?.requestId });
  expect(first?.requestId).toMatch(/.{20,}/);
});

test('who looks like a member is pointed out, and added all the same', async () => {
  const message = 'Er is al een lid met deze naam en postcode: de Wit (201901). Is het dezelfde?';
  const wit = member('202601', { name: 'de Wit' });
  const refused = adding(
    refuse(ClubAddMemberDocument, {} as never, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { lastName: message },
    }),
  );
  const accepted = adding(answer(ClubAddMemberDocument, {} as never, { addClubMember: wit }));
  const { user } = openMembers([list([jan], { times: 1 }), refused.mock, accepted.mock, again(jan, wit)]);
  await fillIn(user);
  await pressIn(user, 'Opslaan');
  await waitFor(async () => expect(await field('Achternaam')).toHaveAccessibleDescription(message));
  // Another postal code is another question.
  await user.type(await field('Postcode'), 'x');
  expect(screen.queryByRole('button', { name: 'Toch toevoegen' })).not.toBeInTheDocument();
  await user.type(await field('Postcode'), '{Backspace}');
  await pressIn(user, 'Toch toevoegen');
  expect(await screen.findByText('de Wit is lid 202601')).toBeVisible();
  expect(refused.sent[0]).not.toHaveProperty('member.allowDuplicate');
  expect(accepted.sent[0]).toMatchObject({ member: { ...full, allowDuplicate: true } });
});

test('two who edit a member: whose version stays is asked', async () => {
  const theirs = member('201901', { phone: '0475 123456', revision: 2 });
  const mine = { ...memberInput(pickValues<MemberValues>(memberFields, jan)), notes: 'Nieuw' };
  const stored = { ...theirs, phone: jan.phone, notes: 'Nieuw', revision: 3 };
  const { user } = openMembers([
    list([jan], { times: 1 }),
    refuse(ClubSaveMemberDocument, { id: '201901', revision: 1, member: mine }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    answer(ClubMemberDocument, { id: '201901' }, { clubMember: theirs }),
    answer(ClubSaveMemberDocument, { id: '201901', revision: 2, member: mine }, { saveClubMember: stored }),
    again(stored),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Jan Jansen aanpassen');
  await user.type(await field('Opmerkingen'), 'Nieuw');
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: 'Telefoon +31 6 12345678 0475 123456' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Lid aangepast')).toBeVisible();
  await gone();
  expect(await screen.findByText('Nieuw')).toBeVisible();
});
