import { screen, waitFor } from '@testing-library/react';
import { answer, gone, mockDownloads, press, pressIn, refuse } from 'kit/testing';

import {
  ClubEraseMemberDocument,
  ClubExportMemberDocument,
  ClubRenewDetailsLinkDocument,
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

test('the private link is copied and mailed', async () => {
  const { user } = await openLink([
    refuse(ClubSendDetailsLinksDocument, { memberId: id }, 'De mail werkt niet.', {}),
    answer(ClubSendDetailsLinksDocument, { memberId: id }, { sendClubDetailsLinks: 1 }),
  ]);
  expect(await link()).toHaveValue(jan.detailsLink);
  await pressIn(user, 'Kopieer');
  expect(await screen.findByText('Link gekopieerd')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(jan.detailsLink);
  await pressIn(user, 'Mail de link');
  expect(await screen.findByText('De mail werkt niet.')).toBeVisible();
  await pressIn(user, 'Mail de link');
  expect(await screen.findByText('Link gemaild aan jan@voorbeeld.example')).toBeVisible();
});

test('where the browser does not copy, the link is ready to be copied by hand', async () => {
  const { user } = await openLink([]);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await pressIn(user, 'Kopieer');
  expect(await screen.findByText(/^Kopiëren lukt niet vanzelf\./)).toBeVisible();
  expect(await link()).toHaveFocus();
});

test('a new link is made after a question, without an address it is not mailed', async () => {
  const bare = member(id, { email: '' });
  const { user } = await openLink(
    [
      answer(
        ClubRenewDetailsLinkDocument,
        { id },
        {
          renewClubDetailsLink: {
            ...bare,
            detailsLink: 'https://portaal.example/clubgegevens/nieuw',
            revision: 2,
          },
        },
      ),
    ],
    bare,
  );
  expect(screen.queryByRole('button', { name: 'Mail de link' })).not.toBeInTheDocument();
  await pressIn(user, 'Nieuwe link maken');
  await pressIn(user, 'Maken', 'alertdialog');
  expect(await screen.findByText('Nieuwe link gemaakt')).toBeVisible();
  await waitFor(async () => expect(await link()).toHaveValue('https://portaal.example/clubgegevens/nieuw'));
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
  expect(new TextDecoder().decode(await saved[0]?.blob.arrayBuffer())).toBe('{"naam":"Zoë"}');
});

test('a former member is anonymised after a question that says what stays', async () => {
  const former = member(id, { active: false });
  const erased = member(id, {
    ...{ name: '', firstName: '', lastName: '', address: '', postalCode: '', city: '', email: '', phone: '' },
    ...{ bday: null, detailsLink: '', active: false, erased: true, revision: 2 },
  });
  const { user } = openMembers([
    list([former], { times: 1 }),
    refuse(ClubEraseMemberDocument, { id, revision: 1 }, 'Dit gaat niet.', { code: 'BAD_USER_INPUT' }),
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
  expect(await screen.findByText('Dit gaat niet.')).toBeVisible();
  await pressIn(user, 'Anonimiseren', 'alertdialog');
  expect(await screen.findByText('Lid geanonimiseerd')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Geanonimiseerd lid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /aanpassen/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Betalingen van Geanonimiseerd lid bekijken' })).toBeVisible();
});
