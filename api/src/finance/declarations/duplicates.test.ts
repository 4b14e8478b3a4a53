import mongoose from 'mongoose';

import { up } from '../../migrations/20261126-receipts';
import { uploadOf } from '../../testing/apiStage';
import {
  AddDeclarationDocument,
  DeclarationAddMutationDocument,
  DeclarationDuplicatesDocument,
  WithdrawDeclarationDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { TransactionModel } from '../books/transaction.model';
import { type Person, useFinance } from '../testFinance';
import { mailDigests } from './declarationDigest';

const mailbox = useMailbox();
const stage = useFinance({ smtp: mailbox.smtp });

let made = 0;
/** A declaration with a receipt of this content. */
async function declare(
  content: string,
  changes: object = {},
  person: Person = stage.piet,
  yearId = stage.year.id,
) {
  const bytes = Buffer.from(`%PDF-1.7\n${content}`);
  const { id } = await uploadOf(stage.api, 'accountancy/C3', bytes, 'bon.pdf', person.cookie);
  const amount = 1000 + (made += 1);
  const declaration = { ...stage.declaration({ yearId, amount, ...changes }), receiptIds: [id] };
  return (await person.data(AddDeclarationDocument, { declaration })).addDeclaration.id;
}
async function duplicatesOf(id: string) {
  const { transactions } = await stage.jan.data(DeclarationDuplicatesDocument, { yearId: stage.year.id });
  const line = transactions.edges.find(({ node }) => node.id === id);
  expect(line?.node.hasDuplicates).toBe(line?.node.duplicates.length !== 0);
  return line?.node.duplicates.map(({ other, sameReceipt }) => [other.id, sameReceipt]);
}

describe('a warning', () => {
  it('is given for the same file, of anybody and in any year', async () => {
    const { id: last } = await stage.addYear('2025-2026');
    const other = await declare('bon 1', {}, stage.truus, last);
    const id = await declare('bon 1');
    await declare('bon 2');
    expect(await duplicatesOf(id)).toEqual([[other, true]]);
  });

  it('is given for the same person, amount and day with another file', async () => {
    const first = await declare('a', { amount: 500 });
    const second = await declare('b', { amount: 500 });
    await declare('c', { amount: 500 }, stage.truus);
    expect(await duplicatesOf(second)).toEqual([[first, false]]);
    const before = new Date(Date.now() - 3 * 86_400_000);
    await TransactionModel.collection.updateOne(
      { _id: new mongoose.Types.ObjectId(first) },
      { $set: { creationDate: before } },
    );
    expect(await duplicatesOf(second)).toEqual([]);
  });

  it('is not given for what was withdrawn, nor after the decision', async () => {
    const first = await declare('d');
    const second = await declare('d');
    await stage.piet.data(WithdrawDeclarationDocument, { id: first });
    expect(await duplicatesOf(second)).toEqual([]);
    const third = await declare('d');
    await stage.decide(second, true);
    expect(await duplicatesOf(second)).toEqual([]);
    expect(await duplicatesOf(third)).toEqual([[second, true]]);
  });
});

it('what was stored with one receipt has a list of it after the migration, known by its content', async () => {
  const id = await declare('e');
  const { collection } = TransactionModel;
  const key = { _id: new mongoose.Types.ObjectId(id) };
  const now = await collection.findOne(key);
  const { receipts, receiptHashes } = now as unknown as { receipts: object[]; receiptHashes: string[] };
  await collection.updateOne(key, {
    $set: { receipt: receipts[0] },
    $unset: { receipts: 1, receiptHashes: 1, messages: 1, revision: 1 },
  });
  await stage.jan.data(DeclarationAddMutationDocument, {
    mutation: { yearId: stage.year.id, wg: '3', description: 'Gift', income: 1 },
  });
  await collection.updateOne({ kind: 'mutation' }, { $set: { receipt: null }, $unset: { receipts: 1 } });
  const db = mongoose.connection.db;
  // Twice: it is safe to repeat.
  if (db) for (const _turn of [1, 2]) await up(db as never);
  expect(await collection.findOne(key)).toMatchObject({ receipts, receiptHashes, messages: [], revision: 1 });
  expect(await collection.findOne({ receipt: { $exists: true } })).toBeNull();
  expect(await collection.findOne({ kind: 'mutation' })).toMatchObject({ receipts: [] });
});

describe('the digest', () => {
  const digest = async (today = '2026-11-23') => {
    await mailDigests(stage.api.portal, today);
    await stage.api.deliverMail();
    return mailbox.mails.map(({ to }) => to[0]).sort();
  };

  it('goes to each of the board once a day, with what waits for them', async () => {
    expect(await digest('2026-11-22')).toEqual([]);
    await declare('f', { description: 'Hekken' });
    await declare('g', { description: 'Ballonnen' }, stage.jan);
    expect(await digest()).toEqual([stage.jan.email, stage.truus.email].sort());
    const [toJan] = mailbox.mails.filter(({ to }) => to[0] === stage.jan.email);
    const [toTruus] = mailbox.mails.filter(({ to }) => to[0] === stage.truus.email);
    expect(toJan?.subject).toBe('Er wacht een declaratie op een besluit');
    expect(toJan?.text).toContain('Piet: Hekken');
    expect(toJan?.text).not.toContain('Ballonnen');
    expect(toTruus?.subject).toBe('Er wachten 2 declaraties op een besluit');
    await Promise.all([digest(), digest()]);
    expect(mailbox.mails).toHaveLength(2);
    await digest('2026-11-24');
    expect(mailbox.mails).toHaveLength(4);
  });

  it('is not sent for what was decided before it went, nor to who left the board', async () => {
    const id = await declare('h');
    const former = await signedIn(stage.api, { commissions: [TEST_DB_COMMISSION] });
    await mailDigests(stage.api.portal, '2026-11-23');
    await stage.decide(id, true);
    await stage.api.deliverMail();
    expect(mailbox.mails.filter(({ subject }) => subject?.includes('op een besluit'))).toEqual([]);
    expect(former.email).toBeTruthy();
  });
});
