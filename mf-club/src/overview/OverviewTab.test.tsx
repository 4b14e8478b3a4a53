import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, KitHangingOnDocument, press, pressIn, refuse } from 'kit/testing';

import {
  ClubActivateEditionDocument,
  ClubAddEditionDocument,
  ClubDeleteEditionDocument,
  ClubEditEditionDocument,
  ClubSaveSettingsDocument,
  ClubSendDetailsLinksDocument,
} from '../gql/graphql';
import { edition, editions, openClub, settings, settingsAnswer } from '../testClub';

const active = edition('2026', { active: true });
const two = [edition('2027'), active];
const card = (title: string) => screen.findByRole('region', { name: `Editie ${title}` });

test('a card for each edition, the active one on top', async () => {
  openClub('overzicht', [editions(two), settingsAnswer()]);
  const first = await card('2026');
  expect(screen.getAllByRole('region').map((region) => region.textContent?.slice(0, 11))).toEqual([
    'Editie 2026',
    'Editie 2027',
    'Gegevens va',
  ]);
  expect(within(first).getByText('Actief')).toBeVisible();
  expect(first).toHaveTextContent(/Leden4Contributie€\s11,11Betaald€\s33,333 ledenNiet betaald€\s11,111 lid/);
  expect(first).toHaveTextContent('11 jaar122 jaar233 jaar344 jaar455 jaar5');
  const bar = within(first).getByRole('meter', { name: 'Betaald' });
  expect(bar).toHaveAttribute('aria-valuetext', '3 van 4 betaald');
  const other = await card('2027');
  expect(within(other).queryByText('Actief')).not.toBeInTheDocument();
  expect(within(other).getByRole('button', { name: 'Editie 2027 activeren' })).toBeVisible();
  expect(within(first).queryByRole('button', { name: /activeren/ })).not.toBeInTheDocument();
});

test('what is to be approved and who must pay come first, and lead to the members', async () => {
  const { user } = openClub('overzicht', [
    editions([edition('2026', { active: true, partlyPaid: 1 })], 1, 2),
    settingsAnswer(),
  ]);
  const first = await card('2026');
  const list = await screen.findByRole('list', { name: 'Wat er wacht bij de club' });
  const links = () => within(list).getAllByRole('link');
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/club?tab=leden&who=all&waiting=ja',
    '/club?tab=leden&payment=notPaid&year=2026',
  ]);
  expect(links()[0]).toHaveTextContent('2 wijzigingen goed te keuren');
  expect(links()[1]).toHaveTextContent(/1 lid moet nog betalen€\s11,11 open van 2026, 1 betaalde een deel/);
  for (const after of [first, screen.getByRole('button', { name: 'Nieuwe editie' })])
    expect(list.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press(user, 'Lid toevoegen');
  expect(await screen.findByRole('dialog', { name: 'Lid toevoegen' })).toBeVisible();
});

test('without anything that waits there is no list of it', async () => {
  openClub('overzicht', [editions([edition('2026', { active: true, unpaid: 0 })]), settingsAnswer()]);
  await card('2026');
  expect(screen.queryByRole('list', { name: 'Wat er wacht bij de club' })).not.toBeInTheDocument();
});

test('who paid a part is told with what is still owed, who paid and left beside the members who paid', async () => {
  const figures = { partlyPaid: 2, unpaidAmount: 2111, paidAndLeft: 1 };
  openClub('overzicht', [editions([edition('2026', figures)]), settingsAnswer()]);
  expect(await card('2026')).toHaveTextContent(/Niet betaald€\s21,111 lid, en van 2 de rest/);
  expect(await card('2026')).toHaveTextContent(/Betaald€\s33,333 leden, en 1 die daarna vertrok/);
});

test('older editions are out of the way', async () => {
  const all = Array.from({ length: 55 }, (_, index) =>
    edition(String(2026 - index), { active: index === 0 }),
  );
  const { user } = openClub('overzicht', [editions(all), settingsAnswer()]);
  await press(user, 'Oudere edities (52)');
  await press(user, 'Editie 1972: 4 leden, 3 betaald');
  expect(screen.getByText('01/11/2026 - Piet Peters: editie 1972 gemaakt')).toBeInTheDocument();
  await press(user, 'Editie 1972 aanpassen');
  expect(await screen.findByRole('dialog', { name: 'Editie 1972 aanpassen' })).toBeVisible();
});

test('a year that payments or letters bear cannot be changed, the contribution can', async () => {
  const { user } = openClub('overzicht', [
    editions([edition('2026', { yearFixed: true })]),
    settingsAnswer(),
  ]);
  await card('2026');
  await press(user, 'Editie 2026 aanpassen');
  const field = await screen.findByRole('textbox', { name: 'Jaar' });
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Bij dit jaar horen al betalingen of brieven.');
  expect(screen.getByRole('textbox', { name: 'Contributie in euro' })).not.toHaveAttribute('readonly');
});

test('without editions there is a word for it', async () => {
  openClub('overzicht', [editions([]), settingsAnswer()]);
  expect(await screen.findByText('Er zijn nog geen edities.')).toBeVisible();
});

test('a new edition needs a year and a contribution', async () => {
  const added = edition('2028', { contribution: 1250 });
  const { user } = openClub('overzicht', [
    editions(two, 1),
    settingsAnswer(),
    answer(ClubAddEditionDocument, { title: '2028', contribution: 1250 }, { addClubEdition: added }),
    editions([added, ...two]),
  ]);
  await card('2026');
  await press(user, 'Nieuwe editie');
  const year = await screen.findByRole('textbox', { name: 'Jaar' });
  const contribution = screen.getByRole('textbox', { name: 'Contributie in euro' });
  expect(year).toHaveValue('2028');
  expect(contribution).toHaveValue('11,11');
  await user.clear(year);
  await user.clear(contribution);
  await pressIn(user, 'Toevoegen');
  await waitFor(() => expect(year).toHaveAccessibleDescription('Verplicht'));
  expect(contribution).toHaveAccessibleDescription('Verplicht');
  await user.type(year, '28');
  await user.type(contribution, 'elf');
  await waitFor(() => expect(year).toHaveAccessibleDescription('Vul een jaar in, zoals 2027'));
  expect(contribution).toHaveAccessibleDescription('Vul een bedrag in, zoals 11,11');
  await user.clear(year);
  await user.type(year, '2028');
  await user.clear(contribution);
  await user.type(contribution, '12,50');
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Editie toegevoegd')).toBeVisible();
  expect(await card('2028')).toHaveTextContent('12,50');
  await gone();
});

test('two who edit an edition: whose version stays is asked', async () => {
  const theirs = edition('2026', { active: true, contribution: 2222, revision: 2 });
  const mine = { id: 'e2026', title: '2026', contribution: 1500 };
  const { user } = openClub('overzicht', [
    editions(two, 1),
    settingsAnswer(),
    refuse(ClubEditEditionDocument, { ...mine, revision: 1 }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    editions([edition('2027'), theirs]),
    answer(
      ClubEditEditionDocument,
      { ...mine, revision: 2 },
      {
        editClubEdition: { ...theirs, contribution: 1500, revision: 3 },
      },
    ),
  ]);
  await press(user, 'Editie 2026 aanpassen');
  const field = await screen.findByRole('textbox', { name: 'Contributie in euro' });
  await user.clear(field);
  await user.type(field, '15');
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: /Contributie €\s15,00 €\s22,22/ })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Editie aangepast')).toBeVisible();
  expect(await card('2026')).toHaveTextContent('15,00');
});

test('activating an edition is asked, and ends the other', async () => {
  const { user } = openClub('overzicht', [
    editions(two),
    settingsAnswer(),
    answer(
      ClubActivateEditionDocument,
      { id: 'e2027' },
      {
        activateClubEdition: [edition('2027', { active: true }), edition('2026')],
      },
    ),
  ]);
  await press(user, 'Editie 2027 activeren');
  expect(await screen.findByRole('alertdialog', { name: 'Editie 2027 activeren?' })).toBeVisible();
  await pressIn(user, 'Activeren', 'alertdialog');
  expect(await screen.findByText('Editie geactiveerd')).toBeVisible();
  await waitFor(async () => expect(within(await card('2027')).getByText('Actief')).toBeVisible());
  expect(within(await card('2026')).queryByText('Actief')).not.toBeInTheDocument();
});

test('before an edition is deleted it is shown what hangs on it', async () => {
  const hanging = { hangingOn: [{ text: '2 contactmomenten', blocks: true }] };
  const { user } = openClub('overzicht', [
    editions(two),
    settingsAnswer(),
    answer(KitHangingOnDocument, { kind: 'ClubEdition', id: 'e2027' }, hanging),
    answer(ClubDeleteEditionDocument, { id: 'e2027' }, { deleteClubEdition: 'e2027' }),
    editions([active]),
  ]);
  await press(user, 'Editie 2027 verwijderen');
  expect(await screen.findByText('Kan nog niet: 2 contactmomenten')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Editie 2026 verwijderen' })).not.toBeInTheDocument();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Editie 2027' })).not.toBeInTheDocument());
});

const approve = () => screen.findByRole('switch', { name: 'Wijzigingen van leden eerst goedkeuren' });

test('whether changes wait for approval is a setting', async () => {
  const { user } = openClub('overzicht', [
    editions(two),
    settingsAnswer(),
    answer(
      ClubSaveSettingsDocument,
      { revision: 1, approveDetails: false },
      {
        saveClubSettings: settings({ approveDetails: false, revision: 2 }),
      },
    ),
    refuse(ClubSaveSettingsDocument, { revision: 2, approveDetails: true }, 'Even niet.', {}),
  ]);
  expect(await approve()).toBeChecked();
  expect(await approve()).toHaveAccessibleDescription(
    'Wat een lid verandert, wacht bij Leden tot jij het goedkeurt.',
  );
  await user.click(await approve());
  expect(await screen.findByText('Opgeslagen')).toBeVisible();
  await waitFor(async () => expect(await approve()).not.toBeChecked());
  await user.click(await approve());
  expect(await screen.findByText('Even niet.')).toBeVisible();
  expect(await approve()).not.toBeChecked();
});

test('all members are asked to check their details, and how many mails went is told', async () => {
  const { user } = openClub('overzicht', [
    editions(two),
    settingsAnswer(),
    answer(ClubSendDetailsLinksDocument, {}, { sendClubDetailsLinks: 93 }),
  ]);
  await press(user, 'Gegevens laten controleren');
  const question = 'Alle leden vragen hun gegevens te controleren?';
  expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  await pressIn(user, 'Mailen', 'alertdialog');
  expect(await screen.findByText('93 mails verstuurd')).toBeVisible();
  await gone();
});
