import { screen, waitFor } from '@testing-library/react';
import { answer, gone, mockDownloads, press, pressIn, refuse, textOf } from 'kit/testing';

import {
  ClubEraseMemberDocument,
  ClubExportMemberDocument,
  ClubRenewDetailsLinkDocument,
  ClubRevokeDetailsLinkDocument,
  ClubSendDetailsLinksDocument,
} from '../gql/graphql';
import { member } from '../testClub';
import { again, list, openMembers, openRow } from './testMembers';

const saved = mockDownloads();
const jan = member('201901');
const id = jan.id;

async function openLink(mocks: ReturnType<typeof answer>[], shown = jan) {
  const view = openMembers([list([shown]), ...mocks]);
  await openRow(view.user, 'Jan Jansen');
  await press(view.user, 'Privélink van Jan Jansen');
  await screen.findByRole('dialog', { name: 'Privélink van Jan Jansen' });
  return view;
}
const link = () => screen.findByRole('textbox', { name: 'Privélink' });

const NEW = 'https://portaal.example/publiek/gegevens#nieuw';
const renewed = (of = jan) =>
  answer(ClubRenewDetailsLinkDocument, { id }, { renewClubDetailsLink: { url: NEW, member: of } });
async function makeLink(user: Awaited<ReturnType<typeof openLink>>['user']) {
  await pressIn(user, 'Nieuwe link maken');
  await pressIn(user, 'Maken', 'alertdialog');
  await waitFor(async () => expect(await link()).toHaveValue(NEW));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

test('a new link is copied, and a link is mailed', async () => {
  const { user } = await openLink([
    renewed(),
    refuse(ClubSendDetailsLinksDocument, { memberId: id }, 'De mail werkt niet.', {}),
    answer(ClubSendDetailsLinksDocument, { memberId: id }, { sendClubDetailsLinks: 1 }),
  ]);
  expect(await screen.findByText('Er is een link. De laatste werkt tot en met 21/01/2027.')).toBeVisible();
  await makeLink(user);
  expect(screen.getByText('Bewaar deze link nu. Hij wordt hierna niet meer getoond.')).toBeVisible();
  await pressIn(user, 'Kopieer');
  expect(await screen.findByText('Link gekopieerd')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(NEW);
  await pressIn(user, 'Mail de link');
  expect(await screen.findByText('De mail werkt niet.')).toBeVisible();
  await pressIn(user, 'Mail de link');
  expect(await screen.findByText('Link gemaild aan jan@voorbeeld.example')).toBeVisible();
});

test('without an address it is not mailed', async () => {
  await openLink([], member(id, { email: '' }));
  expect(screen.queryByRole('button', { name: 'Mail de link' })).not.toBeInTheDocument();
});

test('the links are taken away after a question', async () => {
  const { user } = await openLink([
    answer(
      ClubRevokeDetailsLinkDocument,
      { id },
      { revokeClubDetailsLink: member(id, { detailsLinkUntil: null }) },
    ),
  ]);
  await pressIn(user, 'Intrekken');
  await pressIn(user, 'Intrekken', 'alertdialog');
  expect(await screen.findByText(/^Er is nu geen link die werkt\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Intrekken' })).not.toBeInTheDocument();
});

test('all that is known of somebody is saved as a file', async () => {
  const { user } = openMembers([
    list([jan]),
    refuse(ClubExportMemberDocument, { id }, 'Even niet.', {}),
    answer(ClubExportMemberDocument, { id }, { exportClubMember: '{"naam":"Zoë"}' }),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Alle gegevens van Jan Jansen downloaden');
  expect(await screen.findByText('Even niet.')).toBeVisible();
  await press(user, 'Alle gegevens van Jan Jansen downloaden');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('lid-201901.json');
  expect(await textOf(saved[0]?.blob)).toBe('{"naam":"Zoë"}');
});

test('a former member is anonymised after a question that says what stays', async () => {
  const former = member(id, { active: false });
  const erased = member(id, {
    ...{ name: '', firstName: '', lastName: '', address: '', postalCode: '', city: '', email: '', phone: '' },
    ...{ bday: null, detailsLinkUntil: null, active: false, erased: true, revision: 2 },
  });
  const { user } = openMembers([
    list([former], { times: 1 }),
    answer(ClubEraseMemberDocument, { id, revision: 1 }, { eraseClubMember: erased }),
    again(erased),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Jan Jansen anonimiseren');
  const question = await screen.findByRole('alertdialog', {
    name: 'Jan Jansen anonimiseren? Deze actie is onomkeerbaar.',
  });
  expect(question).toHaveTextContent('Het lidnummer en de betaalde jaren blijven');
  await pressIn(user, 'Anonimiseren', 'alertdialog');
  expect(await screen.findByText('Lid geanonimiseerd')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Geanonimiseerd lid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /aanpassen/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Betalingen van Geanonimiseerd lid bekijken' })).toBeVisible();
});
