import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockDownloads, press, refuse } from 'kit/testing';

import {
  ClubCheckPaymentsDocument,
  ClubConceptLetterDocument,
  ClubTestContactMomentDocument,
  ClubDeleteMomentDocument,
} from '../gql/graphql';
import { edition, failed, list, made, moment, open, progress, running } from './testMoments';

const saved = mockDownloads();
const card = (name: string) => screen.findByRole('region', { name });

test('shows the active edition first, with what each moment is and how far', async () => {
  const withCards = moment('kaarten', {
    buut: true,
    buutMax: 4,
    buutPrice: 1250,
    buutDeadline: '2027-01-31',
    payment: false,
    allMembers: false,
    addressed: 1,
  });
  const { user } = open(list([edition('2028', []), edition('2027', [withCards, made('a')])]));
  const concept = within(await card('Brief kaarten'));
  expect(concept.getByText('Concept')).toBeVisible();
  expect(concept.getByText('Piet Peters, 11/11/2026')).toBeVisible();
  expect(concept.getByText('1 brief, niet-betalers')).toBeVisible();
  expect(concept.getByText('Niet gevraagd')).toBeVisible();
  expect(
    concept.getByText(/^Hoogstens 4 per lid, €.12,50 per kaart, tot en met 31\/01\/2027$/),
  ).toBeVisible();
  const letters = within(await card('Brief a'));
  expect(letters.getByText('Gemaakt op 12/11/2026')).toBeVisible();
  expect(letters.getByText('300 brieven, alle leden')).toBeVisible();
  expect(letters.getByText('120 van 300 betaald, 2 dubbel')).toBeVisible();
  expect(letters.queryByRole('button', { name: 'Aanpassen' })).not.toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Editie' }), '2028');
  expect(await screen.findByText('Er zijn nog geen contactmomenten in 2028.')).toBeVisible();
});

test('says what to do when there is no edition', async () => {
  open(list([]));
  expect(await screen.findByText('Er is nog geen editie.')).toBeVisible();
});

const QUESTION =
  'Weet je zeker dat je dit contact moment wilt verwijderen? Dit heeft gevolgen voor alle bijbehorende brieven en eventuele betalingen.';

test('asks in the words that were asked for before one is deleted, and says why it failed', async () => {
  const { user } = open(
    list([edition('2027', [made('a')])], true, 1),
    refuse(ClubDeleteMomentDocument, { id: 'a' }, 'De brieven worden gemaakt', { code: 'BAD_USER_INPUT' }),
    answer(ClubDeleteMomentDocument, { id: 'a' }, { deleteContactMoment: true }),
    list([edition('2027', [])]),
  );
  await press(user, 'Verwijderen');
  const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
  expect(within(dialog).getByText(/'Brief a', met 300 brieven. 180 betaallinks/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'deleteContactMoment is gefaald: De brieven worden gemaakt',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Er zijn nog geen contactmomenten in 2027.')).toBeVisible();
});

const uncounted = [
  { memberId: '197401', amount: 1111, paidAmount: 1000, paidOn: '2026-11-20' },
  { memberId: '197402', amount: 1111, paidAmount: 1111, paidOn: '2026-11-21' },
];

const undone = [
  { memberId: '197403', undoneAmount: 1111, isWhole: true },
  { memberId: '197404', undoneAmount: 500, isWhole: false },
];

test('payments are checked where there is a provider, and a failure is told', async () => {
  const { user } = open(
    list([edition('2027', [made('a')])]),
    refuse(ClubCheckPaymentsDocument, { id: 'a' }, 'Mollie antwoordt niet', {}),
    answer(
      ClubCheckPaymentsDocument,
      { id: 'a' },
      {
        checkContactMomentPayments: made('a', {
          payments: { asked: 300, paid: 121, twice: 2, uncounted, undone },
        }),
      },
    ),
  );
  await press(user, 'Betalingen controleren');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Checken van de betalingen is mislukt: Mollie antwoordt niet',
  );
  await press(user, 'Betalingen controleren');
  expect(await screen.findByText('Betalingen gecontroleerd: 121 van 300 betaald')).toBeVisible();
  expect(await screen.findByText('121 van 300 betaald, 2 dubbel')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Niet als betaald jaar genoteerd')).toBeVisible();
  expect(
    screen.getByText(/^Van lid 197403 is €\s11,11 teruggeboekt: het jaar is niet meer betaald\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^Van lid 197404 .* een deel: het jaar blijft betaald\.$/)).toBeVisible();
  expect(
    screen.getByText(/^Lid 197401 betaalde €\s10,00 op 20\/11\/2026, gevraagd was €\s11,11\.$/),
  ).toBeVisible();
  expect(
    screen.getByText(/^Lid 197402 betaalde €\s11,11 op 21\/11\/2026, maar is geanonimiseerd\.$/),
  ).toBeVisible();
});

test.each([
  ['there is no provider', [made('a')], false],
  ['no payment is asked', [made('a', { payment: false })], true],
  ['there are no letters', [moment('a')], true],
])('payments are not checked when %s', async (_why, moments, onlinePayments) => {
  open(list([edition('2027', moments)], onlinePayments));
  await card('Brief a');
  expect(screen.queryByRole('button', { name: 'Betalingen controleren' })).not.toBeInTheDocument();
});

test('the concept letter is downloaded', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, blob: async () => new Blob(['docx']) }) });
  const conceptLetter = { id: 'f', url: '/files/f', name: 'Concept Brief a.docx', type: 'docx', size: 9 };
  const { user } = open(
    list([edition('2027', [moment('a')])]),
    refuse(ClubConceptLetterDocument, { id: 'a' }, 'Kapot', {}),
    answer(ClubConceptLetterDocument, { id: 'a' }, { conceptLetter }),
  );
  await press(user, 'Conceptbrief');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'De conceptbrief kan niet worden gedownload: Kapot',
  );
  await press(user, 'Conceptbrief');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Concept Brief a.docx']));
});

test('of what goes by mail it tells what became of each, and who paid; a test goes to oneself', async () => {
  const mail = { key: '197401', name: 'Jan Jansen', email: 'jan@voorbeeld.example' };
  const sent = { ...mail, delivery: 'sent' as const, reason: null, isPaid: true };
  const mails = [
    sent,
    { ...sent, key: '2', name: 'Els', delivery: 'refused' as const, reason: 'Onbekend adres', isPaid: false },
  ];
  const { user } = open(
    list([edition('2027', [made('a', { mailed: 2, mails }), moment('b', { mailed: 1 })])]),
    refuse(ClubTestContactMomentDocument, { id: 'b' }, 'De mail werkt niet.', {}),
    answer(ClubTestContactMomentDocument, { id: 'b' }, { testContactMoment: 'wim@carnaval.example' }),
  );
  expect(await screen.findByText('298 brieven en 2 e-mails, alle leden')).toBeVisible();
  expect(screen.getByText('299 brieven en 1 e-mail, alle leden')).toBeVisible();
  await press(user, 'Per e-mail: 1 van 2 afgeleverd');
  expect(await screen.findByText('Geweigerd: Onbekend adres')).toBeVisible();
  expect(screen.getByText('Niet betaald')).toBeVisible();
  await press(user, 'Testmail aan mezelf');
  expect(await screen.findByText('De testmail is niet verstuurd: De mail werkt niet.')).toBeVisible();
  await press(user, 'Testmail aan mezelf');
  expect(await screen.findByText('Test gestuurd naar wim@carnaval.example')).toBeVisible();
});

test('what is being made, or could not be made, is in the list', async () => {
  open(
    list([edition('2027', [running('a', 12), failed('b', 'De schijf is vol')])]),
    progress(running('a', 12)),
  );
  const bar = within(await card('Brief a')).getByRole('progressbar', { name: 'Brieven maken' });
  expect(bar).toHaveAttribute('aria-valuetext', '12 van 300 brieven');
  expect(screen.getByText('12 van 300 brieven')).toBeVisible();
  const wrong = within(await card('Brief b'));
  expect(wrong.getByText('Genereren van de brieven is mislukt: De schijf is vol')).toBeVisible();
  expect(wrong.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
});
