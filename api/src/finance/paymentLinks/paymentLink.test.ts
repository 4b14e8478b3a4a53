import { daysFromNow } from '../../testing/apiStage';
import {
  AskPaymentLinkDocument,
  CreditInvoiceDocument,
  LedgerPayInvoiceDocument,
  OnlinePaidInvoiceDocument,
  OnlinePaymentsToCheckDocument,
  OpenReceivablesDocument,
  SeeOnlinePaymentDocument,
  WriteOffReceivableDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { usePaymentServer } from '../../testing/usePaymentServer';
import { PaymentRequestModel } from '../claims/paymentRequest.model';
import { lateInvoice } from '../claims/testReceivables';
import { InvoiceModel } from '../invoices/invoice.model';
import { invoiceTemplate } from '../invoices/invoice.template';
import { useLedger } from '../ledger/testLedger';
import { receivableReminderTemplate } from '../receivables/receivableReminder.template';
import { followLinks } from './receivableLink.service';

const server = usePaymentServer();
const PUBLIC_URL = 'https://portaal.example';
const TODAY = daysFromNow(0);
const stage = useLedger({ payments: server.settings, publicUrl: PUBLIC_URL });

const ask = async (id: string) =>
  (await stage.jan.data(AskPaymentLinkDocument, { id: `invoice:${id}` })).askPaymentLink;
const open = async () => (await stage.jan.data(OpenReceivablesDocument)).openReceivables;
const odd = async () => (await stage.jan.data(OnlinePaymentsToCheckDocument)).onlinePaymentsToCheck;
const link = (at = 0) => {
  const found = server.links[at];
  if (!found) throw new Error('There is no such link.');
  return found;
};
const hear = (at = 0) =>
  fetch(`${stage.api.url}${link(at).webhookUrl?.replace(PUBLIC_URL, '')}`, { method: 'POST' });
const pay = async (at = 0) => {
  Object.assign(link(at), { paidAt: `${TODAY}T10:00:00Z` });
  expect((await hear(at)).status).toBe(200);
};
const clerk = () => signedIn(stage.api, { name: 'Fien', general: ['secFact'] });
const invoice = async (id: string) => {
  const { invoices } = await (await clerk()).data(OnlinePaidInvoiceDocument);
  return invoices.edges.map(({ node }) => node).find((one) => one.id === id);
};
const credit = async (id: string) => (await clerk()).data(CreditInvoiceDocument, { id });
const follow = () => followLinks(stage.api.portal);

it('a link belongs to what is owed, and stays the same as long as the amount does', async () => {
  const id = await lateInvoice(20);
  const { number } = await InvoiceModel.findById(id).orFail();
  const urls = await Promise.all(Array.from({ length: 5 }, () => ask(id)));
  expect(new Set(urls)).toEqual(new Set(['https://betalen.example/pl_000001']));
  expect(server.links).toMatchObject([
    { amount: { value: '50.00' }, description: `Facturen ${number}`, archived: false },
  ]);
  expect(await open()).toMatchObject([{ link: urls[0], canLink: true }]);
});

it('of another amount there is a new link, and the old one is closed', async () => {
  const id = await lateInvoice(20);
  await ask(id);
  await InvoiceModel.updateOne({ _id: id }, { amount: 4000 });
  expect(await open()).toMatchObject([{ link: null }]);
  expect(await ask(id)).toBe('https://betalen.example/pl_000002');
  await follow();
  expect(server.links.map(({ amount, archived }) => [amount.value, archived])).toEqual([
    ['40.00', false],
    ['50.00', true],
  ]);
});

it('what is paid online is paid, everywhere', async () => {
  await stage.setPeriod();
  const id = await lateInvoice(20);
  await ask(id);
  await pay();
  expect(await open()).toEqual([]);
  expect(await invoice(id)).toMatchObject({
    state: 'paid',
    paidOn: TODAY,
    paidByBank: false,
    paidOnline: true,
  });
  expect(await stage.entries()).toMatchObject([{ amount: 5000, account: 'provider' }]);
  expect(await odd()).toEqual([]);
  expect((await (await clerk()).error(LedgerPayInvoiceDocument, { id, paidOn: TODAY })).message).toBe(
    'Deze factuur is online betaald.',
  );
  // Its credit note says that the money comes back.
  await credit(id);
  expect((await InvoiceModel.findOne({ creditOf: id }).orFail()).isPaidBack).toBe(true);
});

it('told five times, also at once and by the job too, it is one payment', async () => {
  const id = await lateInvoice(20);
  await ask(id);
  Object.assign(link(), { paidAt: `${TODAY}T10:00:00Z` });
  await Promise.all([hear(), hear(), follow(), hear(), hear(), hear()]);
  expect(await PaymentRequestModel.find().lean()).toMatchObject([
    { state: 'paid', twice: false, counts: true },
  ]);
  expect(await odd()).toEqual([]);
});

it('without a call the job hears of it', async () => {
  const id = await lateInvoice(20);
  await ask(id);
  Object.assign(link(), { paidAt: `${TODAY}T10:00:00Z` });
  await follow();
  expect(await open()).toEqual([]);
});

const others: [string, (id: string) => Promise<unknown>][] = [
  ['paid by hand', (id) => InvoiceModel.updateOne({ _id: id }, { paidOn: TODAY })],
  ['written off', (id) => stage.jan.data(WriteOffReceivableDocument, { id: `invoice:${id}`, reason: 'Weg' })],
  ['credited', credit],
];

it.each(others)('what is %s is not asked any more: its link is closed', async (_what, act) => {
  const id = await lateInvoice(20);
  await ask(id);
  await act(id);
  await follow();
  expect(link().archived).toBe(true);
  expect((await stage.jan.error(AskPaymentLinkDocument, { id: `invoice:${id}` })).message).toBe(
    'Dit is al betaald, afgeboekt of bestaat niet meer',
  );
});

it('a link that the provider lost is closed, and does not keep the others open', async () => {
  const ids = [await lateInvoice(20), await lateInvoice(20)];
  for (const id of ids) await ask(id);
  // The provider does not know the first one any more.
  const [, second] = server.links;
  server.links.splice(0, 1);
  for (const id of ids) await credit(id);
  await follow();
  expect(second?.archived).toBe(true);
  expect((await PaymentRequestModel.find()).map(({ state }) => state)).toEqual(['closed', 'closed']);
});

it('who paid in another way too is pointed out, until somebody has looked at it', async () => {
  const id = await lateInvoice(20);
  await ask(id);
  await InvoiceModel.updateOne({ _id: id }, { paidOn: daysFromNow(-1) });
  await pay();
  const [found] = await odd();
  expect(found).toMatchObject({ issue: 'twice', area: 'Facturen', paidAmount: 5000, paidOn: TODAY });
  await stage.jan.data(SeeOnlinePaymentDocument, { id: found?.id ?? '' });
  expect(await odd()).toEqual([]);
});

it('another amount than was asked does not count, and is told', async () => {
  const id = await lateInvoice(20);
  await ask(id);
  link().amount.value = '10.00';
  await pay();
  expect(await odd()).toMatchObject([{ issue: 'otherAmount', amount: 5000, paidAmount: 1000 }]);
  expect(await open()).toMatchObject([{ amount: 5000 }]);
  // It can be asked anew.
  expect(await ask(id)).toBe('https://betalen.example/pl_000002');
});

describe('a payment that is taken back', () => {
  it.each(['refunded', 'chargedBack'])('wholly (%s) leaves it open again', async (how) => {
    await stage.setPeriod();
    const id = await lateInvoice(20);
    await ask(id);
    await pay();
    Object.assign(link(), { [how]: '50.00' });
    await Promise.all([follow(), hear(), hear()]);
    await follow();
    expect(await open()).toMatchObject([{ amount: 5000, link: null }]);
    expect(await invoice(id)).toMatchObject({ state: 'overdue', paidOn: null });
    expect(await stage.entries()).toMatchObject([{ account: 'toReceive' }]);
    expect(await odd()).toMatchObject([{ issue: 'undone', undoneAmount: 5000 }]);
    // It is asked by a new link, and that one is paid.
    expect(await ask(id)).toBe('https://betalen.example/pl_000002');
    await pay();
    expect(await open()).toEqual([]);
  });

  it('for a part stays a payment, and is told', async () => {
    const id = await lateInvoice(20);
    await ask(id);
    await pay();
    link().refunded = '20.00';
    await hear();
    expect(await open()).toEqual([]);
    expect(await odd()).toMatchObject([{ issue: 'partUndone', undoneAmount: 2000 }]);
  });

  it('that comes back after all counts again', async () => {
    const id = await lateInvoice(20);
    await ask(id);
    await pay();
    link().chargedBack = '50.00';
    await follow();
    expect(await open()).toHaveLength(1);
    link().chargedBack = '0.00';
    await follow();
    expect(await open()).toEqual([]);
    expect(await odd()).toEqual([]);
  });

  it('is looked for among those that were looked at longest ago; one the provider lost keeps none', async () => {
    const ids = [await lateInvoice(20), await lateInvoice(20)];
    for (const id of ids) {
      await ask(id);
      await pay();
    }
    link(0).refunded = '50.00';
    server.links.splice(1, 1);
    await follow();
    expect(await open()).toMatchObject([{ itemId: ids[1] }]);
  });
});

describe('mails', () => {
  const reminder = (id: string) =>
    receivableReminderTemplate(
      stage.api.portal.settings,
      stage.api.portal,
    )({ to: 'bakker@voorbeeld.example', data: { kind: 'invoice', itemId: id, step: 1 } });

  it('have the link', async () => {
    const id = await lateInvoice(20);
    const line = 'Of betaal meteen online: https://betalen.example/pl_000001';
    expect((await reminder(id))?.text).toContain(line);
    const mail = await invoiceTemplate(
      stage.api.portal.settings,
      stage.api.portal,
    )({ to: 'x@voorbeeld.example', data: { invoiceId: id } });
    expect(mail?.text).toContain(line);
    expect(server.links).toHaveLength(1);
  });

  it('go without it while the provider is down', async () => {
    const id = await lateInvoice(20);
    server.failing = 503;
    const mail = await reminder(id);
    expect(mail?.text).toContain('Kenmerk: ');
    expect(mail?.text).not.toContain('online');
  });

  it('after an answer that was lost have the link that was made', async () => {
    const id = await lateInvoice(20);
    server.loseAnswer = true;
    const texts = [(await reminder(id))?.text, (await reminder(id))?.text];
    expect(texts.at(-1)).toContain('https://betalen.example/pl_000001');
    expect(server.links).toHaveLength(1);
  });
});

it('one that is not there cannot be seen', async () => {
  expect((await stage.jan.error(SeeOnlinePaymentDocument, { id: '64b000000000000000000000' })).message).toBe(
    'Deze betaling bestaat niet (meer).',
  );
});
