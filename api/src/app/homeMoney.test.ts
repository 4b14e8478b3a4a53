import { useFinance } from '../finance/testFinance';
import { daysFromNow } from '../testing/apiStage';
import { signedIn } from '../testing/people';
import { TEST_DB_COMMISSION } from '../testing/startApi';
import {
  homeOf,
  makeBalance,
  makeBankLine,
  makeDeclaration,
  makeDirectDebit,
  makeInvoice,
  makePaymentFile,
  makeProposals,
} from './testing/testHome';

const stage = useFinance({ paymentApproval: true });

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

it('direct debit files wait for another of the board, while there is time to tell who pays', async () => {
  const file = { collectionDate: daysFromNow(40), creator: 'Truus', createdBy: stage.truus.id };
  await makeDirectDebit('waits', file);
  await makeDirectDebit('late', { ...file, collectionDate: daysFromNow(1) });
  await makeDirectDebit('approved', { ...file, approval: { by: 'x', byName: 'X', at: new Date() } });
  expect((await homeOf(stage.jan)).waiting).toMatchObject([
    {
      id: 'file waits',
      title: 'Incassobestand wacht op je akkoord',
      // One was taken out of it.
      detail: 'Klaargezet door Truus, 1 incasso',
      cents: 1500,
      link: '/financien?tab=incasso',
    },
  ]);
  expect((await homeOf(stage.truus)).ids).toEqual([]);
});

it('recurring invoices that wait for a person are told to who makes invoices', async () => {
  await makeProposals([
    { date: '2026-11-15', state: 'waiting' },
    { date: '2026-10-15', state: 'skipped' },
    { date: '2026-11-20', state: 'waiting', isAutomatic: true },
  ]);
  const billing = await signedIn(stage.api, { general: ['secFact'] });
  expect((await homeOf(billing)).waiting).toMatchObject([
    {
      id: 'proposals',
      title: '1 factuur om uit te geven',
      detail: 'Terugkerend, van 15/11/2026',
      link: '/facturen?tab=terugkerend',
    },
  ]);
  expect((await homeOf(stage.piet)).ids).toEqual([]);
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
      { ...late, link: '/facturen?tab=overzicht&status=overdue', actionLabel: 'Bekijken' },
    ]);
    expect((await homeOf(stage.piet)).ids).toEqual([]);
  });
});
