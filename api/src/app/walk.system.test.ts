import fc from 'fast-check';

import { ClubMemberModel } from '../club/members/member.model';
import { makeActiveEdition as makeClubEdition, makeMember, THIS_YEAR } from '../club/testClub';
import { ReceivableWriteOffModel } from '../finance/claims/receivableWriteOff.model';
import { InvoiceModel } from '../finance/invoices/invoice.model';
import { annualFigures } from '../finance/ledger/annual/annualAccounts.service';
import { booksOf } from '../finance/ledger/annual/auditFile.service';
import { listLiveEntries } from '../finance/ledger/ledger.service';
import { useLedger } from '../finance/ledger/testLedger';
import { vatLinesBetween } from '../finance/ledger/vat/vat.service';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { AdvState } from '../krant/krant.enums';
import { makeActiveEdition as makePaperEdition, makeAdvertiser, sale } from '../krant/testKrant';
import { leanWithId } from '../platform/database/reading/leanFind';
import { OrderModel } from '../stock/orders/order.model';
import { totalOf } from '../stock/orders/order.service';
import { ProductModel } from '../stock/products/product.model';
import { CounterPayment, OrderState as States, StockAction } from '../stock/stock.enums';
import { stockOf } from '../stock/testStock';
import { daysFromNow } from '../testing/apiStage';
import {
  AskPaymentLinkDocument,
  AnnualAccountsDocument,
  AnnualLinesDocument,
  ClubEditionsDocument,
  CreditInvoiceDocument,
  EditClubEditionDocument,
  EditionPaperEditionsDocument,
  EndPayableDocument,
  GiveBackOnOrderDocument,
  HistorySaveInvoiceDocument,
  MemberFiguresDocument,
  type OrderState,
  PaymentAddClubPaymentDocument,
  PaymentRemoveClubPaymentDocument,
  CounterTodayDocument,
  PlaceWebshopOrderDocument,
  SellAtCounterDocument,
  ProductStockReportDocument,
  RestoreReceivableDocument,
  SaveAdvertisementDocument,
  SetOrderStateDocument,
  StockSeasonsDocument,
  UndoOrderStateDocument,
  UndoStockMovementDocument,
  WriteOffReceivableDocument,
} from '../testing/gql/graphql';
import {
  openPaymentServer,
  type PaymentServer,
  paymentSettings,
  type ProviderLink,
} from '../testing/paymentServer';
import { signedIn } from '../testing/people';
import { actAs, type TestClient } from '../testing/testClient';

/** Other ones: WALK_SEED=… */
const SEED = Number(process.env['WALK_SEED'] ?? 111);
const STEPS = 300;
const LOOK_EVERY = 15;
const OF_SALE = ['verkocht', 'nietverkocht'] as const;
const STATES: readonly OrderState[] = ['paid', 'ready', 'collected', 'cancelled'];

let server: PaymentServer;
const payments = { apiKey: '', apiUrl: '' };
const PUBLIC_URL = 'https://portaal.example';
beforeAll(async () => {
  server = await openPaymentServer();
  Object.assign(payments, paymentSettings(server));
});
const stage = useLedger({ payments, publicUrl: PUBLIC_URL });
afterAll(() => server.close());

type Send = () => Promise<{ errors?: readonly { extensions: { code?: unknown } }[] | undefined }>;

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const of = <Item>(items: readonly Item[], pick: number) => items[pick % Math.max(items.length, 1)];

/** The provider calls, as it does of all that happens to a link. */
const tellOf = ({ webhookUrl = '' }: ProviderLink) =>
  fetch(`${stage.api.url}${webhookUrl.replace(PUBLIC_URL, '')}`, { method: 'POST' });

/** The club, the newspaper, the webshop and who keeps them, and what each of them can do. */
async function makeWorld() {
  const [wim, anja, toon, fien] = await Promise.all([
    signedIn(stage.api, { name: 'Wim', general: ['clubAdmin'] }),
    signedIn(stage.api, { name: 'Anja', general: ['stockAdmin'] }),
    signedIn(stage.api, { name: 'Toon', general: ['krantRed', 'krantAdv'] }),
    signedIn(stage.api, { name: 'Fien', general: ['secFact'] }),
  ]);
  await makeClubEdition();
  const paper = await makePaperEdition();
  const advertisers = await Promise.all(Array.from({ length: 12 }, (_, at) => makeAdvertiser(at + 1)));
  for (let at = 10; at < 30; at++) await makeMember(`2000${at}`);
  const stock = stockOf(anja);
  const sjaal = await stock.addProduct('Sjaal', 40);
  const pet = await stock.addProduct('Pet', 40, { price: 500 });
  let requests = 0;
  const request = () => `verzoek-${(requests += 1)}`;
  const member = async (pick: number, filter: object = {}) =>
    of(await ClubMemberModel.find(filter).sort({ _id: 1 }).lean(leanWithId), pick)?.id;
  const order = async (pick: number) => of(await OrderModel.find().sort({ _id: 1 }).lean(leanWithId), pick);
  const actions: Record<string, (pick: number, amount: number) => Promise<Send | undefined>> = {
    payClub: async (pick, amount) => {
      const memberId = await member(pick);
      const paid = pick % 3 === 0 ? { amount } : {};
      return memberId
        ? () => wim.run(PaymentAddClubPaymentDocument, { memberId, year: THIS_YEAR, ...paid })
        : undefined;
    },
    unpayClub: async (pick) => {
      const memberId = await member(pick, { 'payments.year': THIS_YEAR });
      return memberId
        ? () => wim.run(PaymentRemoveClubPaymentDocument, { memberId, year: THIS_YEAR })
        : undefined;
    },
    leaveOrReturn: async (pick) => {
      const id = await member(pick);
      await ClubMemberModel.updateOne({ _id: id }, [{ $set: { active: { $not: '$active' } } }], {
        updatePipeline: true,
      } as never);
      return undefined;
    },
    contribution: async (_pick, amount) => {
      const [edition] = (await wim.data(ClubEditionsDocument)).clubEditions;
      if (!edition) return undefined;
      const { id, revision, title } = edition;
      return () => wim.run(EditClubEditionDocument, { id, revision, title, contribution: amount });
    },
    sell: async (pick, amount) => {
      const advertiserId = of(advertisers, pick) ?? '';
      const ad = await AdvertisementModel.findOne({ advertiserId }).lean(leanWithId);
      const changes = { advState: of(OF_SALE, pick >> 2), advPrice: amount * 10 };
      return () =>
        toon.run(SaveAdvertisementDocument, {
          ...{ editionId: paper, advertiserId, revision: ad?.revision ?? 0 },
          advertisement: sale(changes),
        });
    },
    invoice: (pick, amount) => {
      const commissionId = pick % 2 === 0 ? { commissionId: stage.parade } : {};
      const fields = { nameClient: 'Bakker', title: 'x', description: 'x', amount, ...commissionId };
      return Promise.resolve(() =>
        fien.run(HistorySaveInvoiceDocument, { invoice: { ...fields, requestId: request() } }),
      );
    },
    credit: async (pick) => {
      const id = of(await InvoiceModel.find().sort({ _id: 1 }).lean(leanWithId), pick)?.id;
      return id ? () => fien.run(CreditInvoiceDocument, { id }) : undefined;
    },
    writeOff: async (pick) => {
      const id = of(await InvoiceModel.find().sort({ _id: 1 }).lean(leanWithId), pick)?.id;
      return id
        ? () => stage.jan.run(WriteOffReceivableDocument, { id: `invoice:${id}`, reason: 'x' })
        : undefined;
    },
    restore: async (pick) => {
      const id = of(await ReceivableWriteOffModel.find().sort({ _id: 1 }).lean(leanWithId), pick)?.id;
      return id ? () => stage.jan.run(RestoreReceivableDocument, { id }) : undefined;
    },
    order: (pick) => {
      const lines = [
        { productId: sjaal.id, amount: 1 + (pick % 4) },
        ...(pick % 2 === 0 ? [{ productId: pet.id, amount: 2 }] : []),
      ];
      const buyer = { firstName: 'Jan', lastName: 'de Vries', email: 'jan@voorbeeld.example' };
      const given = { ...buyer, lines, collectDate: daysFromNow(3), requestId: request() };
      return Promise.resolve(() => actAs(stage.api.url).run(PlaceWebshopOrderDocument, { order: given }));
    },
    sellAtCounter: (pick, amount) => {
      const lines = [sjaal, pet].slice(pick % 2).map(({ id }) => ({
        ...{ productId: id, amount: 1 + (pick % 3), price: amount },
      }));
      const payment = of(Object.values(CounterPayment), pick >> 2) ?? CounterPayment.cash;
      const sale = { lines, payment, locationId: sjaal.stock[0]?.locationId ?? '' };
      return Promise.resolve(() => anja.run(SellAtCounterDocument, { sale, requestId: request() }));
    },
    bring: async (pick) => {
      const one = await order(pick);
      if (!one) return undefined;
      const { id, revision } = one;
      return () =>
        anja.run(SetOrderStateDocument, { id, revision, state: of(STATES, pick >> 3) as OrderState });
    },
    undoOrder: async (pick) => {
      const one = await order(pick);
      return one && (() => anja.run(UndoOrderStateDocument, { id: one.id, revision: one.revision }));
    },
    payBack: async (pick) => {
      const one = of(await OrderModel.find({ refund: { $ne: null } }).lean(leanWithId), pick);
      return (
        one &&
        (() => stage.jan.run(EndPayableDocument, { id: `webshopOrder:${one.id}/terug`, how: 'paidBack' }))
      );
    },
    askOnline: async (pick) => {
      const one = await order(pick);
      return one && (() => stage.jan.run(AskPaymentLinkDocument, { id: `webshopOrder:${one.id}` }));
    },
    payOnline: async (pick) => {
      const link = of(
        server.links.filter(({ paidAt, archived }) => !paidAt && !archived),
        pick,
      );
      if (link) await tellOf(Object.assign(link, { paidAt: `${daysFromNow(0)}T10:00:00Z` }));
      return undefined;
    },
    giveBackOnline: async (pick, amount) => {
      const one = of(
        await OrderModel.find({ onlineLink: { $ne: null } })
          .sort({ _id: 1 })
          .lean(leanWithId),
        pick,
      );
      if (!one) return undefined;
      const { id, revision, refund } = one;
      const cents = refund?.amount ?? (pick % 2 === 0 ? amount : totalOf(one));
      return () => stage.jan.run(GiveBackOnOrderDocument, { id, revision, amount: cents });
    },
    chargeBack: async (pick) => {
      const link = of(
        server.links.filter(({ paidAt, chargedBack }) => paidAt && !chargedBack),
        pick,
      );
      if (!link || pick % 3 > 0) return undefined;
      const left = Number(link.amount.value) - Number(link.refunded ?? 0);
      if (left > 0) await tellOf(Object.assign(link, { chargedBack: left.toFixed(2) }));
      return undefined;
    },
    tune: (pick, amount) => {
      const product = pick % 2 === 0 ? sjaal : pet;
      const action = of(['bought', 'sold', 'broken', 'used', 'found', 'missing'] as const, pick >> 1);
      const tuned = { action, amount: 1 + (pick % 3), locationId: product.stock[0]?.locationId };
      return Promise.resolve(() =>
        stock.tune(product.id, { ...tuned, ...(action === 'sold' && { price: amount }) }),
      );
    },
    undoTune: async (pick) => {
      const product = pick % 2 === 0 ? sjaal : pet;
      const { movements = [] } = (await ProductModel.findById(product.id).lean(leanWithId)) ?? {};
      const movementId = of(movements, pick >> 1)?.id ?? '';
      return () => anja.run(UndoStockMovementDocument, { productId: product.id, movementId });
    },
    mutate: async (pick, amount) => {
      await stage.mutate(
        pick % 2 === 0 ? { income: amount } : { income: undefined, expence: amount, wg: '1' },
      );
      return undefined;
    },
    assign: async (pick) => {
      const { revision } = await stage.ledger();
      const kinds = ['invoice', 'paperAdvertisement', 'clubContribution', 'webshopOrder', 'writeOff'];
      const known = (await stage.ledger()).sources.map(({ kind }) => kind);
      const assignments = kinds
        .filter((kind, at) => known.includes(kind) && (pick >> at) % 2 === 0)
        .map((kind) => ({ kind, wg: pick % 3 === 0 ? '1' : '3' }));
      await stage.setPeriod({ revision, assignments });
      return undefined;
    },
  };
  return { wim, anja, toon, actions };
}

/** Each figure on screen is the sum of the records behind it. */
async function look({ wim, anja, toon }: { wim: TestClient; anja: TestClient; toon: TestClient }) {
  // Entries = balances = years = committees.
  const [ledger, entries, [year]] = await Promise.all([
    stage.ledger(),
    listLiveEntries(stage.api.portal, { yearId: stage.year.id, groups: ['1', '3'] }),
    stage.years(),
  ]);
  const groups = year?.workgroups.map(({ income, expences }) => income - expences) ?? [];
  const unassigned = (year?.unassignedIncome ?? 0) - (year?.unassignedExpences ?? 0);
  expect({
    entries: sumOf(entries.map(({ amount }) => amount)),
    balances: sumOf(ledger.balances.map(({ amount }) => amount)),
    sources: sumOf(ledger.sources.map(({ amount }) => amount)),
    year: [year?.totalIncome, year?.totalExpences],
    committees: sumOf(groups) + unassigned,
    unassigned,
  }).toEqual({
    ...{ entries: ledger.result, balances: ledger.result, sources: ledger.result },
    ...{ year: [ledger.income, ledger.expences], committees: ledger.result, unassigned: ledger.unassigned },
  });

  // The balance sheet: it balances, is what is open and where the money is, and is the sum of what its lines open.
  const { annualAccounts: accounts } = await stage.jan.data(AnnualAccountsDocument, {
    yearId: stage.year.id,
  });
  const end = (...ids: string[]) =>
    sumOf(accounts?.balances.filter(({ id }) => ids.includes(id)).map((row) => row.end) ?? []);
  const now = (...places: string[]) =>
    sumOf(ledger.balances.filter(({ account }) => places.includes(account)).map(({ amount }) => amount));
  expect({
    balance: sumOf(accounts?.balances.map((row) => row.end) ?? []),
    gained: (accounts?.ownEnd ?? 0) - (accounts?.ownBegin ?? 0),
    committees: sumOf(accounts?.committees.map(({ income, expenses }) => income - expenses) ?? []),
    open: end('toReceive', 'toPay', 'outside'),
    byHand: end('byHand'),
    provider: end('provider'),
    differences: accounts?.differences,
  }).toEqual({
    ...{ balance: accounts?.ownEnd, gained: ledger.result, committees: ledger.result },
    open: now('toReceive', 'toPay', 'paymentFile', 'offset'),
    ...{ byHand: now('byHand'), provider: now('provider'), differences: [] },
  });
  for (const { id: line, end: amount } of accounts?.balances ?? []) {
    const { annualLines } = await stage.jan.data(AnnualLinesDocument, { yearId: stage.year.id, line });
    if (annualLines.totalCount <= 100)
      expect(sumOf(annualLines.edges.map(({ node }) => node.end))).toBe(amount);
  }

  // The audit file: debit is credit in all of it, and it ends with the balance sheet and the result.
  const figures = await annualFigures(stage.api.portal, stage.year.id);
  const books = figures && booksOf(figures, entries, []);
  const moved = books ? [...books.opening, ...books.transactions.flatMap(({ lines }) => lines)] : [];
  const audited = (...accounts: string[]) =>
    sumOf(
      moved
        .filter(({ account }) => accounts.includes(account.split(':')[0] ?? ''))
        .map(({ amount }) => amount),
    );
  expect({
    all: sumOf(moved.map(({ amount }) => amount)),
    result: 0 - audited('in', 'uit'),
    open: audited('toReceive', 'toPay', 'outside'),
    byHand: audited('byHand'),
  }).toEqual({
    all: 0,
    result: ledger.result,
    open: now('toReceive', 'toPay', 'paymentFile', 'offset'),
    byHand: now('byHand'),
  });

  // Turnover and VAT by rate: together what the ledger has of invoices, advertisements and orders.
  const taxed = await vatLinesBetween(stage.api.portal, '2000-01-01', '2099-12-31');
  const sales = ['invoice', 'paperAdvertisement', 'webshopOrder'];
  expect(sumOf(taxed.map(({ net, vat }) => net + vat))).toBe(
    sumOf(ledger.sources.filter(({ kind }) => sales.includes(kind)).map(({ amount }) => amount)),
  );

  // The card of the club = the figures above its list = the members.
  const [card] = (await wim.data(ClubEditionsDocument)).clubEditions;
  const { clubMemberFigures: above } = await wim.data(MemberFiguresDocument, { filter: { active: true } });
  const members = await ClubMemberModel.find().lean(leanWithId);
  const payments = members.flatMap(({ active, payments: all }) =>
    all.filter(({ year: one }) => one === THIS_YEAR).map((payment) => ({ ...payment, active })),
  );
  const active = members.filter((one) => one.active);
  const paid = payments.filter((one) => one.active);
  const owed =
    (active.length - paid.length) * (card?.contribution ?? 0) + sumOf(paid.map(({ rest }) => rest ?? 0));
  expect(card).toMatchObject({
    ...{ members: active.length, paid: paid.length, unpaid: active.length - paid.length },
    ...{ paidAndLeft: payments.length - paid.length, unpaidAmount: owed },
    paidAmount: sumOf(payments.map(({ amount }) => amount ?? 0)),
  });
  expect(above).toMatchObject({ members: card?.members, paid: card?.paid, open: card?.unpaidAmount });
  expect(above.counts).toMatchObject({ all: card?.members, paid: card?.paid, notPaid: card?.unpaid });

  // The newspaper.
  const [paper] = (await toon.data(EditionPaperEditionsDocument)).paperEditions;
  const sold = await AdvertisementModel.find({ advState: AdvState.verkocht }).lean(leanWithId);
  const revenue = sumOf(sold.map(({ advPrice }) => advPrice ?? 0));
  expect(paper?.totals).toMatchObject({ sold: sold.length, revenue });
  expect(sumOf(paper?.sellers.map((seller) => seller.sold) ?? [])).toBe(sold.length);

  // What was sold in the shop, and what is kept apart for whom.
  const season = (await anja.data(StockSeasonsDocument)).stockSeasons[0] as number;
  const { stockReport } = await anja.data(ProductStockReportDocument, { season });
  const products = await ProductModel.find().sort({ title: 1 }).lean(leanWithId);
  const counted = products.map(({ movements }) =>
    movements
      .filter(({ undone }) => !undone)
      .map(({ action, amount, price }) => {
        const sign = action === StockAction.sold ? 1 : action === StockAction.returned ? -1 : 0;
        return { pieces: sign * amount, turnover: sign * amount * (price ?? 0) };
      }),
  );
  expect(stockReport.map(({ sold: pieces, turnover }) => [pieces, turnover])).toEqual(
    counted.map((rows) => [
      sumOf(rows.map(({ pieces }) => pieces)),
      sumOf(rows.map(({ turnover }) => turnover)),
    ]),
  );
  const { counterToday } = await anja.data(CounterTodayDocument);
  const atCounter = await OrderModel.find({ counter: { $ne: null }, state: States.collected }).lean(
    leanWithId,
  );
  expect(counterToday.totals.map(({ count, total }) => [count, total])).toEqual(
    Object.values(CounterPayment).map((payment) => {
      const own = atCounter.filter(({ counter }) => counter === payment);
      return [own.length, sumOf(own.map(totalOf))];
    }),
  );
  const open = await OrderModel.find({
    placed: true,
    state: { $in: [States.new, States.paid, States.ready] },
  }).lean(leanWithId);
  for (const { id, reservations, stock: places } of products) {
    const ordered = open.flatMap(({ lines }) => lines.filter(({ productId }) => productId === id));
    expect(sumOf(reservations.map(({ amount }) => amount))).toBe(sumOf(ordered.map(({ amount }) => amount)));
    expect(places.every(({ amount }) => amount >= 0)).toBe(true);
  }
}

it('whatever is done in finance, club, newspaper and webshop, every figure is the sum of what is behind it', async () => {
  await stage.setPeriod();
  const world = await makeWorld();
  const names = Object.keys(world.actions);
  const step = fc.record({
    what: fc.constantFrom(...names),
    pick: fc.nat(1000),
    amount: fc.constantFrom(500, 1000, 1500, 2500),
  });
  let done = 0;
  for (const [at, { what, pick, amount }] of fc.sample(step, { seed: SEED, numRuns: STEPS }).entries()) {
    const answer = await (await world.actions[what]?.(pick, amount))?.();
    const codes = answer?.errors?.map(({ extensions }) => extensions.code) ?? [];
    // Refusals are for people; a fault of ours is none.
    expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
    if (answer && codes.length === 0) done += 1;
    if (at % LOOK_EVERY === LOOK_EVERY - 1) await look(world);
  }
  expect(done).toBeGreaterThan(STEPS / 3);
  expect(server.links.filter(({ refunds }) => refunds?.length).length).toBeGreaterThan(0);
}, 240_000);
