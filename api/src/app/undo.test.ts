import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema } from 'graphql';

import { lateInvoice } from '../finance/claims/testReceivables';
import { useLedger } from '../finance/ledger/testLedger';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../krant/testKrant';
import { ProductModel } from '../stock/products/product.model';
import { stockOf } from '../stock/testStock';
import { daysFromNow } from '../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  ArchiveCommissionDocument,
  DeleteAdvertiserDocument,
  DeleteProductDocument,
  DeleteWorkgroupDocument,
  ExportPaymentsDocument,
  HistoryMatchDocument,
  LedgerRestoreTransactionDocument,
  LedgerReverseTransactionDocument,
  MatchBankLineDocument,
  PromoteAdvertisementDocument,
  PlaceAdvertisementDocument,
  RestoreAdvertisementDocument,
  RestoreCommissionDocument,
  RestoreReceivableDocument,
  ReversePaymentFileDocument,
  TakeBackDecisionDocument,
  UndoneReportDocument,
  UndoStockMovementDocument,
  UnmatchBankLineDocument,
  WriteOffReceivableDocument,
} from '../testing/gql/graphql';
import { signedIn } from '../testing/people';
import { repository } from '../testing/repository';

// What undoing does when a product, a place, a year, a season or a committee went meanwhile.

/** Which operations undo something, and where it is tried what they do when something went. */
const TRIED: Readonly<Record<string, string>> = {
  restoreAdvertisement: 'here',
  restoreBookChecker: 'finance/bookChecks: five others, and a day that is over',
  restoreCommission: 'here',
  restoreNewsVersion: 'website/publishing: it makes a draft',
  restoreReceivable: 'here',
  restoreTransaction: 'here',
  reverseDirectDebit: 'finance/directDebits: what a line of the bank pays stays',
  reversePaymentFile: 'here',
  reverseTransaction: 'finance/books/reversal',
  reopenAdProof: 'krant/proofs: nothing hangs on it',
  reopenPayable: 'app/orderRefunds',
  restoreRecord: 'app/trashRefusals',
  restoreRemote: 'identity/remotes: nothing hangs on it',
  restoreTextVersion: 'website/publishing: it makes a draft',
  restoreThemeVersion: 'website/publishing: it makes a draft',
  takeBackDecision: 'here',
  takeBackNewsItem: 'website/publishing: the draft beside it stays',
  undoMerge: 'identity/doubles: what was changed meanwhile stays, and is told',
  undoOrderState: 'stock/orders/collect',
  undoStockMovement: 'here',
  undoTakeOverSeason: 'volunteers/shifts/nextSeason',
  unmatchBankLine: 'here',
};

it('names every operation that undoes something', () => {
  const schema = buildSchema(readFileSync(join(repository, 'api/schema.graphql'), 'utf8'));
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const undoing = names.filter((name) => /^(undo|takeBack|restore|reverse|reopen|unmatch)/.test(name));
  expect(Object.keys(TRIED).sort()).toEqual(undoing.sort());
});

const stage = useLedger();
const today = daysFromNow(0);
const archive = (archived = true, id = stage.year.id) =>
  stage.jan.data(ArchiveAccountancyYearDocument, { id, archived });
/** The code of what was refused; undefined when it was done. */
const codeOf = ({ errors }: { errors?: readonly { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code;
const figures = async () => {
  const { income, expences, balances } = await stage.ledger();
  return { income, expences, balances };
};
const firstLine = async () => (await stage.bankLines())[0]?.id ?? '';
const approved = async () => {
  const { id } = await stage.declare({ amount: 1250 });
  await stage.decide(id, true);
  return id;
};

describe('in a year that was closed since, nothing changes', () => {
  it.each([
    [
      'a decision',
      async () => {
        const id = await approved();
        return () => stage.jan.run(TakeBackDecisionDocument, { id, revision: 2 });
      },
    ],
    [
      'a counter-entry',
      async () => {
        const id = await stage.mutate({ income: 5000 });
        await stage.jan.data(LedgerReverseTransactionDocument, { id, correction: {} });
        return () => stage.jan.run(LedgerRestoreTransactionDocument, { id });
      },
    ],
    [
      'a write-off',
      async () => {
        const id = `invoice:${await lateInvoice(20)}`;
        await stage.jan.data(WriteOffReceivableDocument, { id, reason: 'Failliet' });
        return () => stage.jan.run(RestoreReceivableDocument, { id });
      },
    ],
    [
      'what a line of the bank pays, with a rest in that year',
      async () => {
        const item = await lateInvoice(20);
        await stage.take([{ amount: '51.00', name: 'Bakkerij Jansen' }]);
        const id = await firstLine();
        const rest = { yearId: stage.year.id, wg: '3', description: 'Fooi' };
        await stage.jan.data(HistoryMatchDocument, {
          ...{ id, receivables: [{ kind: 'invoice', id: item }], rest },
        });
        return () => stage.jan.run(UnmatchBankLineDocument, { id });
      },
    ],
  ])('%s', async (_what, make) => {
    await stage.setPeriod({ assignments: ['invoice', 'writeOff'].map((kind) => ({ kind, wg: '3' })) });
    const undo = await make();
    await archive();
    const before = await figures();
    expect(codeOf(await undo())).toBe('BAD_USER_INPUT');
    expect(await figures()).toEqual(before);
    await archive(false);
    expect(codeOf(await undo())).toBeUndefined();
  });
});

it.each([1, 2, 3, 4, 5])(
  'of taking a write-off back and closing its year at once the closed year says what was done (%i)',
  async () => {
    await stage.setPeriod({ assignments: ['invoice', 'writeOff'].map((kind) => ({ kind, wg: '3' })) });
    const id = `invoice:${await lateInvoice(20)}`;
    await stage.jan.data(WriteOffReceivableDocument, { id, reason: 'Failliet' });
    const [restored] = await Promise.all([stage.jan.run(RestoreReceivableDocument, { id }), archive()]);
    expect((await figures()).income).toBe(codeOf(restored) === undefined ? 5000 : 0);
  },
);

it('a line of the bank lets go of a declaration of a closed year: it is to be paid again, and the year says what it said', async () => {
  await stage.setPeriod({ until: daysFromNow(1) });
  const id = await approved();
  await stage.take([{ amount: '12.50', out: true, name: 'Piet' }]);
  const lineId = await firstLine();
  await stage.jan.data(MatchBankLineDocument, { id: lineId, receivables: [{ kind: 'declaration', id }] });
  await archive();
  const { income, expences } = await figures();
  expect(codeOf(await stage.jan.run(UnmatchBankLineDocument, { id: lineId }))).toBeUndefined();
  expect(await figures()).toMatchObject({ income, expences });
  expect((await stage.bankLines()).map((line) => line.id)).toEqual([lineId]);
});

it('a payment file is turned back after its year was closed: what it pays is to be paid, and counts as before', async () => {
  await stage.setPeriod();
  await approved();
  const period = { from: today, until: today, executionDate: today };
  const { id } = (await stage.jan.data(ExportPaymentsDocument, { period })).exportPayments;
  await archive();
  const { expences } = await figures();
  expect(codeOf(await stage.jan.run(ReversePaymentFileDocument, { id }))).toBeUndefined();
  expect((await figures()).expences).toBe(expences);
  await archive(false);
  expect((await stage.jan.run(ExportPaymentsDocument, { period })).data?.exportPayments.id).not.toBe(id);
});

it('a committee stays in the books as long as a counter-entry stands in them', async () => {
  const id = await stage.mutate({ income: 5000 });
  await archive();
  const next = await stage.addYear('2027-2028', stage.year.id);
  await stage.jan.data(LedgerReverseTransactionDocument, { id, correction: {} });
  const group = next.workgroups.find(({ index }) => index === '3')?.id ?? '';
  const leave = await stage.jan.run(DeleteWorkgroupDocument, { yearId: next.id, id: group });
  expect(codeOf(leave)).toBe('BAD_USER_INPUT');
  expect(codeOf(await stage.jan.run(LedgerRestoreTransactionDocument, { id }))).toBeUndefined();
});

it('a committee comes back from the archive once, with the number that was kept for it', async () => {
  const keeper = await signedIn(stage.api, { general: ['secGebruikers'] });
  const id = stage.parade;
  await keeper.data(ArchiveCommissionDocument, { id, revision: 1 });
  const twice = await Promise.all(
    [1, 2].map(() => keeper.run(RestoreCommissionDocument, { id, revision: 2 })),
  );
  expect(twice.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
});

describe('a sale that was taken back', () => {
  const soldAndTakenBack = async () => {
    const toon = await signedIn(stage.api, { name: 'Toon', general: ['krantRed'] });
    const edition = await makeActiveEdition();
    const ads = adsOf(toon, edition);
    const of = await makeAdvertiser(1, { contactId: toon.id });
    const { id } = await ads.save(of);
    await toon.data(PromoteAdvertisementDocument, { id, from: 'initial' });
    await toon.data(PromoteAdvertisementDocument, { id, from: 'editing' });
    await toon.data(PlaceAdvertisementDocument, { id, page: '12', from: '' });
    const { revision } = await AdvertisementModel.findById(id).lean().orFail();
    const loses = { placedOnPage: '12', assigned: '' };
    const { revision: now } = await ads.save(of, { advState: 'open', loses }, revision);
    return {
      ...{ toon, edition, of, id, ads },
      restore: () => toon.run(RestoreAdvertisementDocument, { id, revision: now }),
    };
  };

  it('does not come back after its advertiser is gone, however long that is', async () => {
    const { toon, of, id, restore } = await soldAndTakenBack();
    await toon.data(DeleteAdvertiserDocument, { id: of });
    await AdvertisementModel.collection.updateOne(
      { advertiserLeaves: { $exists: true } },
      { $set: { advertiserLeaves: new Date(Date.now() - 3_600_000) } },
    );
    expect(codeOf(await restore())).toBe('NOT_FOUND');
    expect(await AdvertisementModel.findById(id).lean()).toMatchObject({ advState: 'open' });
  });
});

describe('what was done to stock by hand', () => {
  const done = async () => {
    const anja = await signedIn(stage.api, { name: 'Anja', general: ['stockAdmin'] });
    const stock = stockOf(anja);
    const locationId = (await stock.locations())[0]?.id ?? '';
    const { id: productId } = await stock.addProduct('Sjaal', 50);
    const sale = { action: 'sold', amount: 5, price: 1000, locationId, requestId: 'gedaan-1' };
    await stock.tune(productId, sale);
    return {
      ...{ anja, stock, productId, locationId },
      undo: () => anja.run(UndoStockMovementDocument, { productId, movementId: 'gedaan-1' }),
    };
  };

  it('is not taken back of a product that is gone', async () => {
    const { anja, stock, productId, locationId, undo } = await done();
    await stock.tune(productId, { action: 'used', amount: 45, locationId });
    await anja.data(DeleteProductDocument, { id: productId });
    expect(codeOf(await undo())).toBe('NOT_FOUND');
  });

  it('is not taken back from a place that the product lies at no more', async () => {
    const { productId, locationId, undo } = await done();
    await ProductModel.updateOne({ _id: productId }, { $pull: { stock: { locationId } } });
    expect(codeOf(await undo())).toBe('CONFLICT');
    expect((await ProductModel.findById(productId).lean())?.movements.at(-1)?.undone).toBeFalsy();
  });

  it('is taken back in the season in which it was done', async () => {
    const { anja, productId, undo } = await done();
    await ProductModel.updateOne({ _id: productId }, { $inc: { 'movements.$[].season': -1 } });
    const season = (await ProductModel.findById(productId).lean())?.movements.at(-1)?.season ?? 0;
    expect(codeOf(await undo())).toBeUndefined();
    for (const one of [season, season + 1])
      expect((await anja.data(UndoneReportDocument, { season: one })).stockReport).toEqual([
        { sold: 0, turnover: 0 },
      ]);
  });
});
