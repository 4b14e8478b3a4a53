import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  type DecisionInput,
  SecretariatBankAccountsDocument,
  SecretariatDecideDocument,
  SecretariatDeleteTransactionDocument,
} from '../../gql/graphql';
import {
  around,
  board,
  card,
  declaration,
  lines,
  myDeclarations,
  open,
  reader,
  rowsOf,
  testYear,
  waiting,
  years,
} from '../testFinance';

beforeAll(loadDialogPanel);

const hekken = declaration('t1');
const supplied = declaration('t2', {
  description: 'Vlaai',
  amount: -620,
  directPay: 0,
  accountName: 'Bakker Bart',
  accountnumber: 'BE68539007547034',
  receipts: [],
});
const isApproved = { state: 'approved' } as const;
const nothingClosed = lines(isApproved, []);
const decision = (changed: Partial<DecisionInput>) => ({
  transaction: 't1',
  decision: { approved: true, reason: null, revision: 1, ...changed },
});

test('the account numbers are shown, and copied', async () => {
  const user = open([years([]), ...around]);
  const numbers = await card('Rekeningnummers');
  expect(await numbers.findByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  await press(user, 'Kopieer het rekeningnummer van Betaalrekening');
  expect(await screen.findByText('Rekeningnummer gekopieerd')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('NL91ABNA0417164300');
});

test('account numbers that are not set say so, and so do no years', async () => {
  open([years([]), myDeclarations(), answer(SecretariatBankAccountsDocument, {}, { bankAccounts: [] })]);
  expect(await screen.findByText('De rekeningnummers zijn nog niet ingesteld.')).toBeVisible();
  expect(await screen.findByText('Er is nog geen boekjaar.')).toBeVisible();
  expect(await screen.findByText('Je hebt nog niets gedeclareerd.')).toBeVisible();
});

test('an open declaration says who, what, how much and who is paid', async () => {
  open([...around, years([testYear()]), waiting([hekken, supplied]), nothingClosed]);
  const list = await card('Open declaraties');
  const [mine, theirs] = await list.findAllByRole('listitem');
  expect(mine).toHaveTextContent(
    /^Hekken € 12,55\s?02\/11\/2026 - Piet PetersCommissie 3 - OptochtBetalen aan: Piet Peters, NL69 INGB 0123 4567 89/,
  );
  expect(theirs).toHaveTextContent('Betalen aan: Leverancier Bakker Bart, BE68 5390 0754 7034');
  expect(list.getByRole('button', { name: 'Bon van Hekken downloaden' })).toBeVisible();
});

test('who is not of the DB decides nothing, deletes nothing and pays nothing', async () => {
  const done = declaration('t3', { state: 'approved', decidedBy: 'Jan Smulders', payment: 'paid' });
  open([...around, years([testYear()]), waiting([hekken]), lines(isApproved, [done])], {
    user: reader,
  });
  expect(await rowsOf('Afgehandeld')).toEqual([
    expect.stringMatching(/^Datum/),
    '02/11/2026Piet Peters3 - OptochtHekken€ -12,55Goedgekeurd BetaaldJan Smulders',
  ]);
  await screen.findByRole('listitem');
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.filter((name) => /keuren|verwijderen/.test(name ?? ''))).toEqual([]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Declaraties',
    'Boekhouding',
    'Grootboek',
    'Jaarrekening',
    'Documenten',
  ]);
});

test('nobody decides about their own', async () => {
  const own = declaration('t1', { createdBy: board.id });
  open([...around, years([testYear()]), waiting([own]), nothingClosed]);
  expect(await screen.findByText('Over je eigen declaratie beslist een ander bestuurslid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hekken goedkeuren' })).not.toBeInTheDocument();
});

test('approving can be taken back, so that nothing is asked, and the lists follow', async () => {
  const approved = declaration('t1', { state: 'approved', decidedBy: 'Marieke' });
  const user = open([
    ...around,
    years([testYear()]),
    waiting([hekken], { times: 1 }),
    lines(isApproved, [], { times: 1 }),
    answer(SecretariatDecideDocument, decision({}), { sendTransactionDecision: approved }),
    waiting([]),
    lines(isApproved, [approved]),
  ]);
  await press(user, 'Hekken goedkeuren');
  expect(await screen.findByText('Declaratie goedgekeurd')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  expect(await screen.findByText('Er zijn geen open declaraties.')).toBeVisible();
  expect(await rowsOf('Afgehandeld')).toHaveLength(2);
  await gone();
});

test('declining needs a reason; what the server says of it stands at the field', async () => {
  const refused = decision({ approved: false, reason: 'Geen bon' });
  const user = open([
    ...around,
    years([testYear()]),
    waiting([hekken], { times: 1 }),
    nothingClosed,
    refuse(SecretariatDecideDocument, refused, 'Controleer de invoer.', {
      code: 'BAD_USER_INPUT',
      fields: { reason: 'Dit is te kort' },
    }),
    answer(SecretariatDecideDocument, refused, {
      sendTransactionDecision: declaration('t1', { state: 'declined', reason: 'Geen bon' }),
    }),
    waiting([]),
  ]);
  await press(user, 'Hekken afkeuren');
  const form = within(await screen.findByRole('dialog', { name: 'Declaratie afkeuren' }));
  await user.click(form.getByRole('button', { name: 'Afkeuren' }));
  const reason = form.getByRole('textbox', { name: 'Reden' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Vul een reden in'));
  await user.type(reason, 'Geen bon');
  await user.click(form.getByRole('button', { name: 'Afkeuren' }));
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Dit is te kort'));
  await user.click(form.getByRole('button', { name: 'Afkeuren' }));
  expect(await screen.findByText('Declaratie afgekeurd')).toBeVisible();
  expect(await screen.findByText('Er zijn geen open declaraties.')).toBeVisible();
});

test('when somebody else decided first, that is told and the lists follow', async () => {
  const user = open([
    ...around,
    years([testYear()]),
    waiting([hekken], { times: 1 }),
    nothingClosed,
    refuse(SecretariatDecideDocument, decision({}), 'Over deze declaratie is al beslist door Jan.', {
      code: 'CONFLICT',
    }),
    waiting([]),
  ]);
  await press(user, 'Hekken goedkeuren');
  expect(await screen.findByText('Over deze declaratie is al beslist door Jan.')).toBeVisible();
  expect(await screen.findByText('Er zijn geen open declaraties.')).toBeVisible();
  await gone();
});

test('another refusal is told, and the declaration stays', async () => {
  const user = open([
    ...around,
    years([testYear()]),
    waiting([hekken]),
    nothingClosed,
    refuse(SecretariatDecideDocument, decision({}), 'Dit boekjaar staat in het archief.', {
      code: 'BAD_USER_INPUT',
    }),
  ]);
  await press(user, 'Hekken goedkeuren');
  expect(await screen.findByText('Dit boekjaar staat in het archief.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hekken goedkeuren' })).toBeEnabled();
});

test('a closed declaration is deleted; why that fails is said', async () => {
  const declined = declaration('t1', { state: 'declined', reason: 'Geen bon', decidedBy: 'Jan' });
  const user = open([
    ...around,
    years([testYear()]),
    waiting([]),
    nothingClosed,
    lines({ state: 'declined' }, [declined], { times: 1 }),
    answer(SecretariatDeleteTransactionDocument, { id: 't1' }, { deleteTransaction: 't1' }),
    lines({ state: 'declined' }, []),
  ]);
  expect(await screen.findByText('Er zijn geen declaraties goedgekeurd in dit boekjaar.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Besluit' }), 'Afgekeurd');
  expect(await rowsOf('Afgehandeld')).toContain(
    '02/11/2026Piet Peters3 - OptochtHekken€ -12,55AfgekeurdJanGeen bon',
  );
  await press(user, 'Hekken verwijderen');
  await screen.findByRole('alertdialog', { name: 'Declaratie verwijderen? Deze actie is onomkeerbaar.' });
  await press(user, 'Verwijderen');
  expect(await screen.findByText('Er zijn geen declaraties afgekeurd in dit boekjaar.')).toBeVisible();
});

test('by year, and after them what waits for an answer', async () => {
  const older = { ...declaration('t5', { description: 'Linten' }), yearId: 'y0' };
  const asked = { ...declaration('t6', { description: 'Spandoek', state: 'asked' }), yearId: 'y0' };
  open([
    ...around,
    years([testYear(), testYear({ id: 'y0', title: '2025-2026' })]),
    waiting([older, hekken], { asked: [asked] }),
    nothingClosed,
  ]);
  const list = await card('Open declaraties');
  const rows = await list.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.split('€')[0]?.trim())).toEqual([
    'Hekken',
    'Linten',
    'Spandoek',
  ]);
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Open declaraties',
    'Boekjaar 2026-2027',
    'Boekjaar 2025-2026',
    'Vraag gesteld, wacht op antwoord',
    'Boekjaar 2025-2026',
  ]);
});
