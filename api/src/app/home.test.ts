import { InvoiceModel } from '../finance/invoices/invoice.model';
import { useFinance } from '../finance/testFinance';
import { Role } from '../identity/users/role.enum';
import { JobModel, JobState } from '../platform/jobs/job.model';
import { logger } from '../platform/log/logger';
import { OrderModel } from '../stock/orders/order.model';
import { daysFromNow } from '../testing/apiStage';
import { HomeDocument } from '../testing/gql/graphql';
import { signedIn } from '../testing/people';
import { TEST_DB_COMMISSION } from '../testing/startApi';
import { actAs } from '../testing/testClient';
import {
  homeOf,
  makeBalance,
  makeBankLine,
  makeDeclaration,
  makeInvoice,
  makeOrder,
  makePaymentFile,
  makeTasks,
} from './testHome';

const stage = useFinance({ paymentApproval: true });

afterEach(() => void jest.restoreAllMocks());

it('is for who is signed in', async () => {
  const answer = await actAs(stage.api.url, '').run(HomeDocument);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('tells nothing when nothing waits', async () => {
  expect(await homeOf(stage.piet)).toMatchObject({ waiting: [], upcomingDates: [], homeFigures: [] });
});

describe('declarations', () => {
  it('wait for the board, with the oldest, the sum and what looks double', async () => {
    await makeDeclaration(stage.piet, { amount: -1000, creationDate: new Date(Date.now() - 6 * 86_400_000) });
    await makeDeclaration(stage.piet);
    await makeDeclaration(stage.piet);
    // One's own is for another of the board.
    await makeDeclaration(stage.jan);
    const { waiting } = await homeOf(stage.jan);
    expect(waiting).toEqual([
      {
        id: 'declarations',
        kind: 'declaration',
        title: '3 declaraties om te beoordelen',
        detail: 'Oudste van Piet, 6 dagen geleden',
        count: 3,
        cents: 3500,
        tag: '2 lijken dubbel',
        link: '/financien?tab=declaraties',
        actionLabel: 'Beoordelen',
        taskId: null,
        commissionId: null,
      },
    ]);
    expect((await homeOf(stage.truus)).waiting).toMatchObject([{ count: 4 }]);
  });

  it('are told in the singular, and not once they were decided', async () => {
    const { id } = await makeDeclaration(stage.piet, { yearId: stage.year.id });
    const [one] = (await homeOf(stage.jan)).waiting;
    expect([one?.title, one?.detail, one?.tag]).toEqual([
      '1 declaratie om te beoordelen',
      'Van Piet, vandaag',
      null,
    ]);
    await stage.decide(id, true);
    expect((await homeOf(stage.jan)).ids).toEqual([]);
  });

  it('are not for who only sees the books, nor for who decides but has no such page', async () => {
    await makeDeclaration(stage.piet);
    const books = await signedIn(stage.api, { general: ['secFin'] });
    const board = await signedIn(stage.api, { commissions: [TEST_DB_COMMISSION] });
    for (const person of [stage.piet, books, board]) expect((await homeOf(person)).ids).toEqual([]);
  });

  it('with a question wait for who declared', async () => {
    await makeDeclaration(stage.piet, { state: 'asked' });
    expect((await homeOf(stage.piet)).waiting).toMatchObject([
      {
        id: 'asked',
        title: '1 vraag over je declaratie',
        detail: 'Hekken',
        cents: 1250,
        link: '/declaraties',
      },
    ]);
    expect((await homeOf(stage.jan)).ids).toEqual([]);
  });
});

describe('payment files', () => {
  it('wait for another of the board than who made it', async () => {
    const { id } = await makePaymentFile(stage.truus);
    await makePaymentFile(stage.truus, { reversed: true });
    await makePaymentFile(stage.truus, { paidOn: '2026-11-20' });
    expect((await homeOf(stage.jan)).waiting).toMatchObject([
      {
        id: `file ${id}`,
        title: 'Betaalbestand wacht op je akkoord',
        detail: 'Klaargezet door Truus, 2 betalingen',
        cents: 1234,
        link: '/financien?tab=betalingen',
      },
    ]);
    for (const person of [stage.truus, stage.piet]) expect((await homeOf(person)).ids).toEqual([]);
  });
});

describe('the bank', () => {
  it('lines without a destination wait for the board, and what there is on the bank is a figure', async () => {
    await makeBankLine('a', { date: '2026-11-18' });
    await makeBankLine('b');
    await makeBankLine('c', { ignored: true });
    await makeBankLine('d', { matches: [{ target: 'invoice:1', label: 'Factuur' }] });
    await makeBankLine('e', { booking: { yearId: 'x', wg: '3', description: '' } });
    await makeBalance('NL91ABNA0417164300:EUR', 1_420_866);
    await makeBalance('NL69INGB0123456789:EUR', 100);
    await makeBalance('NL69INGB0123456789:USD', 7);
    const { waiting, homeFigures } = await homeOf(stage.jan);
    expect(waiting).toMatchObject([
      { id: 'bankLines', title: '2 bankregels te koppelen', detail: 'De nieuwste van 20/11/2026' },
    ]);
    expect(homeFigures).toEqual([
      {
        id: 'bank',
        label: 'Op de bank',
        value: 1_420_966,
        isMoney: true,
        detail: 'Stand van 20/11/2026',
        link: '/financien?tab=bank',
      },
    ]);
    expect(await homeOf(stage.piet)).toMatchObject({ waiting: [], homeFigures: [] });
  });
});

describe('what is late', () => {
  it('is told to the board and to who makes invoices, without what was paid in any way', async () => {
    await makeInvoice(18);
    await makeInvoice(3, { nameClient: 'Café De Haan' });
    await makeInvoice(-5);
    await makeInvoice(4, { paidOn: '2026-11-20' });
    await makeInvoice(800);
    const banked = await makeInvoice(40);
    await makeBankLine('paid', { matches: [{ target: `invoice:${banked.id}`, label: 'Factuur' }] });
    const credited = await makeInvoice(50);
    await makeInvoice(1, { creditOf: credited.id, amount: -12_500 });
    const late = {
      id: 'late',
      kind: 'late',
      title: '2 facturen te laat',
      detail: 'Langst open: Garage Veldhuis',
      cents: 25_000,
      tag: '18 dagen',
    };
    expect((await homeOf(stage.jan)).waiting).toMatchObject([
      { ...late, link: '/financien?tab=openstaand', actionLabel: 'Herinneren' },
    ]);
    const billing = await signedIn(stage.api, { general: ['secFact'] });
    expect((await homeOf(billing)).waiting).toMatchObject([
      { ...late, link: '/facturen?tab=overzicht', actionLabel: 'Bekijken' },
    ]);
    expect((await homeOf(stage.piet)).ids).toEqual([]);
  });
});

describe('tasks', () => {
  it('of one’s own wait, late ones first, to be ticked at once', async () => {
    await makeTasks(stage.parade, stage.piet.id, { Affiches: null, Hekken: daysFromNow(-1) });
    const { waiting } = await homeOf(stage.piet);
    expect(waiting).toMatchObject([
      { kind: 'task', title: 'Hekken', tag: 'Te laat', commissionId: stage.parade },
      {
        title: 'Affiches',
        detail: 'Taak, 3 - Optocht',
        tag: null,
        link: `/commissies/${stage.parade}`,
        taskId: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    ]);
    expect((await homeOf(stage.jan)).ids).toEqual([]);
  });

  it('of more than three the last item tells how many there are besides', async () => {
    await makeTasks(stage.parade, stage.piet.id, {
      Een: '2099-01-01',
      Twee: '2099-02-01',
      Drie: null,
      Vier: null,
    });
    expect((await homeOf(stage.piet)).waiting).toMatchObject([
      { title: 'Een' },
      { title: 'Twee' },
      { title: 'Nog 2 taken', detail: 'Drie, Vier', link: '/#taken', taskId: null },
    ]);
  });

  it('of a committee that one has left are not told', async () => {
    await makeTasks('64b000000000000000000009', stage.piet.id, { Elders: null });
    expect((await homeOf(stage.piet)).ids).toEqual([]);
  });
});

it('orders that are not ready wait for who keeps the stock', async () => {
  await makeOrder({ collectDate: daysFromNow(-1) });
  await makeOrder({ state: 'paid' });
  await makeOrder({ state: 'ready' });
  await makeOrder({ placed: false });
  const stock = await signedIn(stage.api, { general: ['stockAdmin'] });
  expect((await homeOf(stock)).waiting).toMatchObject([
    { id: 'orders', title: '2 bestellingen klaar te zetten', tag: 'Te laat', actionLabel: 'Klaarzetten' },
  ]);
  expect((await homeOf(stage.jan)).ids).toEqual([]);
});

it('mail that was given up and jobs that failed wait for Admins', async () => {
  const failed = { subject: 'x', state: JobState.failed };
  await JobModel.create({ name: 'mail', ...failed }, { name: 'mail', ...failed, subject: 'y' });
  await JobModel.create({ name: 'purge trash', repeatInterval: '1 day', failCount: 1 });
  const admin = await signedIn(stage.api, { role: Role.Admin });
  expect((await homeOf(admin)).waiting).toMatchObject([
    { id: 'mails', title: '2 mails kwamen niet aan', link: '/achtergrondtaken?tab=failed' },
    { id: 'jobs', title: '1 achtergrondtaak mislukt', detail: 'Prullenbak legen' },
  ]);
  expect((await homeOf(stage.jan)).ids).toEqual([]);
});

it('what is urgent comes first', async () => {
  await makeBankLine('a');
  await makeInvoice(9);
  await makeDeclaration(stage.piet);
  await makeDeclaration(stage.jan, { state: 'asked' });
  expect((await homeOf(stage.jan)).ids).toEqual(['declarations', 'asked', 'late', 'bankLines']);
});

it('a source that fails costs only what it would have told, and the list says so', async () => {
  await makeBankLine('a');
  await makeDeclaration(stage.piet);
  await makeInvoice(9);
  const logged = jest.spyOn(logger, 'error').mockImplementation();
  jest.spyOn(InvoiceModel, 'find').mockImplementation(() => {
    throw new Error('the engine is away');
  });
  const { waiting, ids } = await homeOf(stage.jan);
  expect(ids).toEqual(['declarations', 'bankLines', 'failed']);
  expect(waiting.at(-1)).toMatchObject({
    kind: 'failed',
    title: 'Niet alles kon worden geladen',
    link: null,
  });
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'waiting late receivables' }),
    'a source of the home page failed',
  );
});

it('with a role that knows nothing of a source nothing of it is asked', async () => {
  const asked = jest.spyOn(OrderModel, 'aggregate');
  await homeOf(stage.jan);
  expect(asked).not.toHaveBeenCalled();
});
