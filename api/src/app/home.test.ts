import { InvoiceModel } from '../finance/invoices/invoice.model';
import { useFinance } from '../finance/testFinance';
import { Role } from '../identity/catalogue/permission.enum';
import { JobModel, JobState } from '../platform/jobs/job.model';
import { logger } from '../platform/log/logger';
import { OrderModel } from '../stock/orders/order.model';
import { daysFromNow } from '../testing/apiStage';
import { HomeDocument } from '../testing/gql/graphql';
import { signedIn } from '../testing/people';
import { actAs } from '../testing/testClient';
import { homeOf, makeBankLine, makeDeclaration, makeInvoice, makeOrder, makeTasks } from './testing/testHome';

const stage = useFinance({ paymentApproval: true });

afterEach(() => void jest.restoreAllMocks());

it('is for who is signed in', async () => {
  const answer = await actAs(stage.api.url, '').run(HomeDocument);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('tells nothing when nothing waits', async () => {
  expect(await homeOf(stage.piet)).toMatchObject({ waiting: [], upcomingDates: [], homeFigures: [] });
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

it('orders that were not collected on their day wait for who keeps the stock', async () => {
  await makeOrder({ state: 'ready', collectDate: daysFromNow(-3) });
  await makeOrder({ state: 'ready', collectDate: daysFromNow(0) });
  await makeOrder({ state: 'collected', collectDate: daysFromNow(-3) });
  const stock = await signedIn(stage.api, { general: ['stockAdmin'] });
  expect((await homeOf(stock)).waiting).toMatchObject([
    {
      ...{ id: 'ordersNotCollected', title: '1 bestelling niet opgehaald', tag: 'Niet opgehaald' },
      link: '/voorraad/producten?tab=bestellingen&status=ready',
    },
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
