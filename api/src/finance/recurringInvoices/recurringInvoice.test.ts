import { daysFromNow, onlyWinner } from '../../testing/apiStage';
import {
  AddRecurringInvoiceDocument,
  DeleteRecurringInvoiceDocument,
  PauseRecurringInvoiceDocument,
  RecurringPreviewDocument,
  SaveRecurringInvoiceDocument,
  StopRecurringInvoiceDocument,
} from '../../testing/gql/graphql';
import { RecurringInvoiceModel } from './recurringInvoice.model';
import { invoiceInput, useRecurring } from './testRecurring';

const stage = useRecurring();
const { add, all, proposals, recurrence, monthsOn, today } = stage;
const save = (id: string, revision: number, when: object = {}, invoice: object = {}) =>
  stage.fien.run(SaveRecurringInvoiceDocument, {
    ...{ id, revision, invoice: invoiceInput(invoice), recurrence: recurrence(when) },
  });
const pause = (id: string, revision: number, paused = true) =>
  stage.fien.run(PauseRecurringInvoiceDocument, { id, revision, paused });
const stop = (id: string, revision: number) => stage.fien.run(StopRecurringInvoiceDocument, { id, revision });
const remove = (id: string, revision: number) =>
  stage.fien.run(DeleteRecurringInvoiceDocument, { id, revision });
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] }) =>
  errors?.[0]?.extensions.code;

describe('adding', () => {
  it('keeps it with its next date', async () => {
    const firstDay = daysFromNow(10);
    expect(await add({}, { firstDay, interval: 3, times: 4 })).toMatchObject({
      ...{ nameClient: 'Bakkerij Jansen', title: 'Huur {maand} {jaar}', amount: 12_500 },
      ...{ interval: 3, firstDay, lastDay: null, times: 4, action: 'propose' },
      ...{ state: 'active', nextDate: firstDay, made: 0, issued: 0, canBeDeleted: true },
      changeLog: [expect.stringMatching(/ - Fien: terugkerende factuur gemaakt$/)],
    });
    expect(await proposals()).toEqual([]);
  });

  it('from today waits at once', async () => {
    const { id, nextDate } = await add();
    expect(nextDate).toBe(monthsOn(1));
    expect(await proposals()).toMatchObject([{ recurringId: id, date: today(), obstacle: null }]);
  });

  it.each([
    [{ nameClient: ' ' }, {}, { nameClient: 'Dit veld is verplicht' }],
    [{ amount: 0 }, {}, { amount: 'Vul een bedrag boven nul in, tot en met 1.000.000 euro' }],
    [{}, { interval: 0 }, { interval: 'Kies een aantal maanden van 1 tot en met 24' }],
    [{}, { interval: 25 }, { interval: 'Kies een aantal maanden van 1 tot en met 24' }],
    [{}, { firstDay: '2027-02-30' }, { firstDay: 'Dit is geen geldige datum' }],
    [{}, { firstDay: daysFromNow(-1) }, { firstDay: 'Kies vandaag of een latere dag' }],
    [{}, { lastDay: daysFromNow(-1) }, { lastDay: 'De laatste dag ligt voor de eerste' }],
    [{}, { times: 0 }, { times: 'Vul een aantal van 1 tot en met 200 in' }],
    [
      {},
      { times: 2, lastDay: daysFromNow(90) },
      { lastDay: 'Kies een laatste dag of een aantal keer, niet allebei' },
    ],
    [
      { emailClient: '' },
      { action: 'send' },
      { emailClient: 'Vul een e-mailadres in om de factuur te versturen' },
    ],
    [
      { title: 'Huur {maan}' },
      {},
      { title: 'Dit is onbekend: {maan}. Kies uit {maand}, {jaar} en {periode}.' },
    ],
    [
      { customerId: '64b000000000000000000000' },
      {},
      { customerId: 'De klant is verwijderd: kies een andere klant of geen.' },
    ],
    [
      { commissionId: '64b000000000000000000000' },
      {},
      { commissionId: 'De commissie staat in het archief: kies een andere.' },
    ],
  ])('%j %j is refused at its field', async (invoice, when, fields) => {
    const { extensions } = await stage.fien.error(AddRecurringInvoiceDocument, {
      invoice: invoiceInput(invoice),
      recurrence: recurrence(when),
    });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await RecurringInvoiceModel.countDocuments()).toBe(0);
  });
});

it('is previewed with the month of its day', async () => {
  const { recurringInvoicePreview } = await stage.fien.data(RecurringPreviewDocument, {
    invoice: { nameClient: 'x', title: 'Huur {maand}', description: 'Over {periode}', amount: 1 },
    day: '2027-01-31',
    interval: 3,
  });
  const shown = recurringInvoicePreview.map(({ text }) => text);
  expect(shown).toContain('Huur januari');
  expect(shown).toContain('Over januari t/m maart 2027');
});

describe('changing', () => {
  it('counts from today on, with a line that says what changed', async () => {
    const { id, revision } = await add();
    const { data } = await save(id, revision, { interval: 2, times: 5 }, { amount: 15_000 });
    expect(data?.saveRecurringInvoice).toMatchObject({
      ...{ interval: 2, times: 5, amount: 15_000, made: 1, nextDate: monthsOn(2) },
      changeLog: [
        expect.any(String),
        expect.stringMatching(/ - Fien: gewijzigd: bedrag, ritme, aantal keer$/),
      ],
    });
    // What waited is issued as it says now.
    expect(await proposals()).toMatchObject([{ date: today(), amount: 15_000 }]);
  });

  it('by two at once is done by one, and the other is told', async () => {
    const { id, revision } = await add();
    const answers = await Promise.all([1, 2].map((times) => save(id, revision, { times })));
    onlyWinner(answers, 'Deze terugkerende factuur', 'Fien');
  });

  it('to another rhythm makes nothing of days that are past', async () => {
    const { id, firstDay } = await stage.addMissed(5, { interval: 6 });
    await stage.run();
    const { revision } = (await all())[0] ?? { revision: 0 };
    const { data } = await save(id, revision, { interval: 1, firstDay });
    expect(data?.saveRecurringInvoice.nextDate).toBe(dateOn(firstDay));
    await stage.run();
    expect((await proposals()).filter(({ date }) => date !== firstDay && date < today())).toEqual([]);
  });

  it('takes what had come by then along', async () => {
    const { id, firstDay } = await stage.addMissed(2);
    const { revision } = (await all())[0] ?? { revision: 0 };
    await save(id, revision, { interval: 12, firstDay });
    expect((await proposals()).map(({ date }) => date)).toEqual([
      firstDay,
      monthsOn(1, firstDay),
      monthsOn(2, firstDay),
    ]);
  });

  it('keeps a first day that is past, and refuses another one', async () => {
    const { id, firstDay } = await stage.addMissed(1);
    const answer = await save(id, 1, { firstDay: daysFromNow(-2) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      fields: { firstDay: expect.any(String) as string },
    });
    expect((await save(id, 1, { firstDay })).errors).toBeUndefined();
  });
});

/** The first date of a monthly row that is today or later. */
function dateOn(firstDay: string): string {
  for (let months = 0; ; months += 1) {
    const date = monthsOn(months, firstDay);
    if (date >= today()) return date;
  }
}

describe('pausing', () => {
  it('passes over what comes meanwhile', async () => {
    const { id, firstDay } = await stage.addMissed(4);
    await RecurringInvoiceModel.updateOne({ _id: id }, { $set: { state: 'paused' } });
    await stage.run();
    expect(await proposals()).toEqual([]);
    expect(await all()).toMatchObject([{ state: 'paused', nextDate: null }]);
    const { data } = await pause(id, 1, false);
    expect(data?.pauseRecurringInvoice).toMatchObject({
      state: 'active',
      nextDate: dateOn(firstDay),
      changeLog: [expect.any(String), expect.stringMatching(/Fien: hervat$/)],
    });
    await stage.run(dateOn(firstDay));
    expect((await proposals()).map(({ date }) => date)).toEqual([dateOn(firstDay)]);
    // Also after a change of something else.
    const { revision } = (await all())[0] ?? { revision: 0 };
    await save(id, revision, { firstDay }, { amount: 1 });
    await stage.run();
    expect(await proposals()).toHaveLength(1);
  });

  it('takes what had come before it along; twice is harmless, and a passed revision is told', async () => {
    const { id, firstDay } = await stage.addMissed(1);
    expect((await pause(id, 1)).data?.pauseRecurringInvoice).toMatchObject({ state: 'paused', revision: 2 });
    expect((await pause(id, 1)).data?.pauseRecurringInvoice).toMatchObject({ state: 'paused', revision: 2 });
    expect((await proposals()).map(({ date }) => date)).toEqual([firstDay, monthsOn(1, firstDay)]);
    expect(codeOf(await pause(id, 1, false))).toBe('CONFLICT');
    const answers = await Promise.all([pause(id, 2, false), pause(id, 2, false)]);
    expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThanOrEqual(1);
    expect((await all())[0]).toMatchObject({ state: 'active', revision: 3 });
  });
});

describe('stopping', () => {
  it('is for good, and what waits stays', async () => {
    const { id, revision } = await add();
    expect((await stop(id, revision)).data?.stopRecurringInvoice).toMatchObject({
      state: 'stopped',
      nextDate: null,
      changeLog: [expect.any(String), expect.stringMatching(/Fien: gestopt$/)],
    });
    expect((await stop(id, revision)).data?.stopRecurringInvoice.revision).toBe(revision + 1);
    await stage.run(monthsOn(3));
    expect(await proposals()).toHaveLength(1);
    expect([codeOf(await pause(id, revision + 1)), codeOf(await save(id, revision + 1))]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
  });
});

describe('removing', () => {
  it('is done where nothing was issued, once', async () => {
    const { id, revision } = await add();
    expect(codeOf(await remove(id, revision + 1))).toBe('CONFLICT');
    const answers = await Promise.all([remove(id, revision), remove(id, revision)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.map(codeOf)).toContain('NOT_FOUND');
    expect(await proposals()).toEqual([]);
  });

  it('is refused after that', async () => {
    const { id } = await add({}, { action: 'send' });
    await stage.run();
    const [{ revision, canBeDeleted } = { revision: 0, canBeDeleted: true }] = await all();
    expect(canBeDeleted).toBe(false);
    const { errors } = await remove(id, revision);
    expect(errors?.[0]).toMatchObject({
      message: 'Hier zijn al facturen van gemaakt: stop deze terugkerende factuur.',
    });
    expect(await all()).toHaveLength(1);
  });
});
