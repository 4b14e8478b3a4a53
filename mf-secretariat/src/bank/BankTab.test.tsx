import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  type SecretariatBankLineFragment,
  SecretariatBankLinesDocument,
  SecretariatBankReceivablesDocument,
  SecretariatIgnoreBankLineDocument,
  SecretariatImportBankStatementDocument,
  SecretariatMatchBankLineDocument,
  SecretariatUnmatchBankLineDocument,
} from '../gql/graphql';
import { BankTab } from './BankTab';

const receivable = {
  kind: 'invoice',
  id: 'i1',
  amount: 12_550,
  label: 'Factuur 2026-0012, Jansen: Advertentie',
};
const other = { kind: 'invoice', id: 'i2', amount: 5000, label: 'Factuur 2026-0013, Bos: Sponsoring' };
const line = (changes: Partial<SecretariatBankLineFragment> = {}): SecretariatBankLineFragment => ({
  id: 'l1',
  date: '2026-11-18',
  amount: 12_550,
  name: 'Bakkerij Jansen',
  iban: 'NL69INGB0123456789',
  description: 'factuur 2026-0012',
  reference: '',
  ignored: false,
  matches: [],
  proposals: [{ certainty: 'sure', receivables: [receivable] }],
  ...changes,
});
const list = (lines: SecretariatBankLineFragment[], state: 'todo' | 'matched' | 'ignored' = 'todo') =>
  answer(SecretariatBankLinesDocument, { state }, { bankLines: lines }, 1);
const matched = line({ matches: [{ label: receivable.label }], proposals: [] });
const key = ({ kind, id }: typeof receivable) => ({ kind, id });

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<BankTab />, { mocks });
  return userEvent.setup();
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('shows what came in, with what it may pay and how sure that is', async () => {
  open(list([line({ proposals: [{ certainty: 'sure', receivables: [receivable, other] }] })]));
  expect(await screen.findByText('€ 125,50')).toBeVisible();
  expect(screen.getByText('Bakkerij Jansen')).toBeVisible();
  expect(screen.getByText('18/11/2026')).toBeVisible();
  expect(screen.getByText('Zeker')).toBeVisible();
  expect(screen.getByText(`${receivable.label} en ${other.label}`)).toBeVisible();
});

test('a proposal is confirmed, and the line leaves the list', async () => {
  const user = open(
    list([line()]),
    answer(
      SecretariatMatchBankLineDocument,
      { id: 'l1', receivables: [key(receivable)] },
      { matchBankLine: matched },
      1,
    ),
    list([]),
  );
  await press(user, `Koppelen aan ${receivable.label}`);
  expect(await screen.findByText('Gekoppeld', { selector: 'div *' })).toBeVisible();
  expect(await screen.findByText('Alles wat binnenkwam, is gekoppeld.')).toBeVisible();
});

test('somebody else was first: it is told, and the list is read anew', async () => {
  const message = 'Een van deze posten is al aan een andere regel gekoppeld.';
  const user = open(
    list([line()]),
    refuse(SecretariatMatchBankLineDocument, { id: 'l1', receivables: [key(receivable)] }, message, {
      code: 'CONFLICT',
    }),
    list([line({ proposals: [] })]),
  );
  await press(user, `Koppelen aan ${receivable.label}`);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Zeker')).not.toBeInTheDocument());
});

test('what it pays can be chosen by hand; a wrong sum is told in the dialog', async () => {
  const message = 'De posten zijn samen niet gelijk aan het bedrag van deze regel';
  const user = open(
    list([line({ proposals: [] })]),
    answer(SecretariatBankReceivablesDocument, {}, { bankReceivables: [receivable, other] }),
    refuse(SecretariatMatchBankLineDocument, { id: 'l1', receivables: [key(other)] }, message, {
      code: 'BAD_USER_INPUT',
      fields: { receivables: message },
    }),
  );
  await press(user, 'Zelf kiezen');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Factuur 2026-0013/);
  await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
  expect(await dialog.findByText('Kies waarvoor er betaald is')).toBeVisible();
  await user.click(dialog.getByText(/Factuur 2026-0013/));
  await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('a match is taken back', async () => {
  const user = open(
    list([]),
    list([matched], 'matched'),
    answer(SecretariatUnmatchBankLineDocument, { id: 'l1' }, { unmatchBankLine: line() }, 1),
    list([], 'matched'),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Toon' }), 'Gekoppeld');
  expect(await screen.findByText(`Betaalt: ${receivable.label}`)).toBeVisible();
  await press(user, 'Loskoppelen');
  expect(await screen.findByText('Losgekoppeld')).toBeVisible();
});

test('a line is set aside', async () => {
  const user = open(
    list([line({ proposals: [] })]),
    answer(
      SecretariatIgnoreBankLineDocument,
      { id: 'l1', ignored: true },
      { ignoreBankLine: line({ ignored: true, proposals: [] }) },
      1,
    ),
    list([]),
  );
  await press(user, 'Terzijde leggen');
  expect(await screen.findByText('Alles wat binnenkwam, is gekoppeld.')).toBeVisible();
});

describe('a statement', () => {
  const file = () => {
    const made = new File(['afschrift'], 'a.xml');
    // jsdom's File cannot be read as a real one.
    return Object.assign(made, { arrayBuffer: async () => new TextEncoder().encode('afschrift').buffer });
  };
  const choose = async (user: ReturnType<typeof userEvent.setup>) =>
    user.upload(await screen.findByLabelText('Bankafschrift'), file());

  test('is taken in, and says what was new', async () => {
    const user = open(
      list([]),
      answer(
        SecretariatImportBankStatementDocument,
        { text: 'afschrift' },
        { importBankStatement: { added: 1, known: 12 } },
        1,
      ),
      list([line()]),
    );
    await screen.findByText('Alles wat binnenkwam, is gekoppeld.');
    await choose(user);
    expect(await screen.findByText('1 nieuwe regel; 12 regels waren er al.')).toBeVisible();
    expect(await screen.findByText('Bakkerij Jansen')).toBeVisible();
  });

  test('that is none is refused in words', async () => {
    const message = 'Dit is geen afschrift in CAMT.053 of MT940';
    const user = open(
      list([]),
      refuse(SecretariatImportBankStatementDocument, { text: 'afschrift' }, message, {
        code: 'BAD_USER_INPUT',
        fields: { text: message },
      }),
    );
    await choose(user);
    expect(await screen.findByText(message)).toBeVisible();
  });
});
