import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press, refuse, renderArea } from 'kit/testing';

import {
  SecretariatBankReceivablesDocument,
  SecretariatIgnoreBankLineDocument,
  SecretariatImportBankStatementDocument,
  SecretariatMatchBankLineDocument,
  SecretariatUnmatchBankLineDocument,
} from '../../gql/graphql';
import { BankTab } from './BankTab';
import { packStatement } from './ImportCard';
import { aroundLines, line, list, other, receivable } from './testBank';

const matched = line({ matches: [{ label: receivable.label }], proposals: [] });
const key = ({ kind, id }: typeof receivable) => ({ kind, id });

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<BankTab />, { mocks: [...aroundLines(), ...mocks] });
  return userEvent.setup();
}

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
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
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
    answer(SecretariatBankReceivablesDocument, { amount: 12_550 }, { bankReceivables: [receivable, other] }),
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
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Toon' }), 'Gekoppeld of geboekt');
  expect(await screen.findByText(`Betaalt: ${receivable.label}`)).toBeVisible();
  await press(user, 'Loskoppelen');
  expect(await screen.findByText('Losgekoppeld')).toBeVisible();
});

test('what is not in euro is shown in its own currency, and cannot be matched', async () => {
  open(list([line({ amount: 13_400, currency: 'CHF', proposals: [] })]));
  expect(await screen.findByText('CHF 134,00')).toBeVisible();
  expect(screen.getByText('Niet in euro: dit kan niet worden gekoppeld.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zelf kiezen' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Terzijde leggen' })).toBeVisible();
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
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
});

describe('a statement', () => {
  const file = (name = 'a.xml', bytes = new TextEncoder().encode(name)) =>
    // jsdom's File cannot be read as a real one.
    Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
  const choose = async (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
    user.upload(await screen.findByLabelText('Bankafschrift'), files);
  const taken = { name: 'a.xml', added: 1, known: 12, error: null, notices: [] };
  const accept = async (chosen: File, outcomes: object[]) =>
    answer(
      SecretariatImportBankStatementDocument,
      { file: await packStatement(chosen) },
      { importBankStatement: outcomes as (typeof taken)[] },
      1,
    );
  const refusal = async (chosen: File, message: string) =>
    refuse(SecretariatImportBankStatementDocument, { file: await packStatement(chosen) }, message, {
      code: 'BAD_USER_INPUT',
      fields: { file: message },
    });

  test('that does not go on from the one before says so', async () => {
    const gap = 'Tussen 31/10/2026 en 02/12/2026 ontbreken regels: lees ook die periode in.';
    const user = open(list([]), await accept(file(), [{ ...taken, notices: [gap] }]), list([]));
    await choose(user, file());
    expect(await screen.findByText(gap)).toBeVisible();
    expect(screen.getByText('1 nieuwe regel; 12 regels waren er al.')).toBeVisible();
  });

  test('does not keep the others that were chosen with it, and each says what came of it', async () => {
    const message = 'Dit bestand is leeg.';
    const [first, second, third] = [file('1.xml'), file('2.xml'), file('10.zip')];
    const user = open(
      list([]),
      await accept(first, [{ ...taken, name: '1.xml' }]),
      await refusal(second, message),
      await accept(third, [
        { ...taken, name: 'januari.xml', added: 3, known: 0 },
        { ...taken, name: 'brief.txt', added: 0, known: 0, error: 'Dit is geen afschrift.' },
      ]),
      list([line()]),
    );
    await choose(user, third, second, first);
    expect(await screen.findByText('3 nieuwe regels.')).toBeVisible();
    expect(await screen.findByText('Bakkerij Jansen')).toBeVisible();
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .slice(0, 4),
    ).toEqual([
      '1.xml1 nieuwe regel; 12 regels waren er al.',
      `2.xml${message}`,
      'januari.xml3 nieuwe regels.',
      'brief.txtDit is geen afschrift.',
    ]);
  });

  test('that is too large even when it is packed is not sent', async () => {
    const noise = Uint8Array.from({ length: 1_600_000 }, (_, at) => (at * 2_654_435_761) >>> (at % 13));
    noise.set([0x50, 0x4b, 3, 4]);
    const user = open(list([]), list([]));
    await choose(user, file('groot.zip', noise));
    expect(await screen.findByText('Dit bestand is te groot: haal een kortere periode op.')).toBeVisible();
  });
});
