import mongoose from 'mongoose';

import { useApi } from '../../testing/apiStage';
import { base64, camt } from '../../testing/bankStatements';
import {
  BankLinesDocument,
  BankReceivablesDocument,
  type BankReceivablesQueryVariables,
  ImportBankStatementDocument,
  MatchBankLineDocument,
} from '../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { lateInvoice } from '../claims/testReceivables';

const stage = useApi();
const jan = usePerson(stage, { name: 'Jan', general: ['secFact'], commissions: [TEST_DB_COMMISSION] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
});
const choose = async (asked: BankReceivablesQueryVariables) =>
  (await jan.data(BankReceivablesDocument, asked)).bankReceivables.map(({ id }) => id);

it('gives what goes the same way, of the same amount first, and what each word is in', async () => {
  const bos = await lateInvoice(-3, { amount: 5000, nameClient: 'Garage Bos' });
  const hofke = await lateInvoice(-3, { amount: 12_550, nameClient: 'Café ’t Höfke' });
  expect(await choose({})).toEqual([bos, hofke]);
  expect(await choose({ amount: 12_550 })).toEqual([hofke, bos]);
  expect(await choose({ amount: -12_550 })).toEqual([]);
  expect(await choose({ amount: 5000, search: '  HOFKE cafe ' })).toEqual([hofke]);
  expect(await choose({ amount: 5000, search: '125,50' })).toEqual([hofke]);
  expect(await choose({ amount: 5000, search: 'hofke bos' })).toEqual([]);
});

it('gives a hundred at most, and any of them when it is searched for', async () => {
  for (let at = 1; at <= 100; at += 1) await lateInvoice(-3, { amount: 1000 });
  const last = await lateInvoice(-3, { amount: 1000, nameClient: 'Garage Bos' });
  expect(await choose({ amount: 1000 })).toHaveLength(100);
  expect(await choose({ amount: 1000, search: 'bos' })).toEqual([last]);
});

it.each([
  ...['invoice', 'paperAdvertisement', 'clubContribution', 'declaration', 'mutation', 'paymentFile'],
  ...['directDebit', 'bankLine', 'bankPart', 'niets'],
])('what is not there of %s is refused as gone', async (kind) => {
  await jan.data(ImportBankStatementDocument, { file: base64(camt([{ amount: '10.00' }])) });
  const [line] = (await jan.data(BankLinesDocument, { state: 'todo' })).bankLines;
  for (const id of ['onzin', '0123456789abcdef01234567', 'een:2026', '']) {
    const answer = await jan.run(MatchBankLineDocument, { id: line?.id ?? '', receivables: [{ kind, id }] });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Een van deze posten is al betaald of bestaat niet meer',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
});

it('matching looks up what was chosen, whatever else is open', async () => {
  const chosen = await lateInvoice(-3, { amount: 1000 });
  await lateInvoice(-3, { amount: 1000 });
  await jan.data(ImportBankStatementDocument, { file: base64(camt([{ amount: '10.00' }])) });
  const [line] = (await jan.data(BankLinesDocument, { state: 'todo' })).bankLines;
  const { command } = mongoose.mongo.Db.prototype;
  const asked: { find?: string; filter?: object }[] = [];
  const spy = jest.spyOn(mongoose.mongo.Db.prototype, 'command').mockImplementation(function (
    this: mongoose.mongo.Db,
    given,
    options,
  ) {
    asked.push(given);
    return command.call(this, given, options);
  });
  await jan.data(MatchBankLineDocument, {
    id: line?.id ?? '',
    receivables: [{ kind: 'invoice', id: chosen }],
  });
  spy.mockRestore();
  const grows = ['invoices', 'transactions', 'advertisements', 'clubMembers'];
  const found = asked
    .filter(({ find = '' }) => grows.includes(find))
    .map(({ filter }) => JSON.stringify(filter));
  expect(found).not.toEqual([]);
  expect(found.filter((filter) => !filter.includes('"_id":{"$in":['))).toEqual([]);
});
