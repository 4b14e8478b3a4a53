import { fitsOnSheet } from '../../platform/pdf/sheet';
import { pdfMeasure } from '../../platform/pdf/sheetPdf';
import { daysFromNow, exists } from '../../testing/apiStage';
import {
  LetterReceivablesDocument,
  MakeReminderLettersDocument,
  RemindReceivablesDocument,
} from '../../testing/gql/graphql';
import { readPdf } from '../../testing/readPdf';
import type { TestClient } from '../../testing/testClient';
import { ReceivableReminderModel } from '../claims/openReceivable.type';
import { lateInvoice } from '../claims/testReceivables';
import { InvoiceModel } from '../invoices/invoice.model';
import { useFinance } from '../testFinance';
import { reminderLetter } from './reminderLetterLayout';

const stage = useFinance();
const keys = (ids: readonly string[]) => ids.map((id) => `invoice:${id}`);
const make = async (...ids: string[]) =>
  (await stage.jan.data(MakeReminderLettersDocument, { ids: keys(ids) })).makeReminderLetters;
const open = async () => (await stage.jan.data(LetterReceivablesDocument)).openReceivables;
const fetchAs = (person: TestClient, url = '') =>
  fetch(`${stage.api.url}${url}`, { headers: { cookie: person.cookie ?? '' } });
const textOf = async (url = '') => {
  const response = await fetchAs(stage.jan, url);
  const { texts } = await readPdf(Buffer.from(await response.arrayBuffer()));
  return texts.map(({ text }) => text).join(' ');
};

it('who has no mail address is reminded by letter, once for each step', async () => {
  const id = await lateInvoice(20, {
    ...{
      emailClient: '',
      nameClient: 'Slager',
      addressClient: 'Kerkstraat 1',
      postalCodeClient: '7071 AB Ulft',
    },
  });
  expect(await open()).toMatchObject([{ nextReminder: null, nextLetter: daysFromNow(-6) }]);
  const { file, made, skipped } = await make(id);
  expect([made, skipped]).toEqual([1, 0]);
  const text = await textOf(file?.url);
  for (const part of ['Herinnering', 'Slager', 'Kerkstraat 1', '7071 AB Ulft', 'NL91'])
    expect(text).toContain(part);
  expect(await open()).toMatchObject([{ reminders: [{ step: 1, to: '', file: { url: file?.url } }] }]);
  expect(await make(id)).toEqual({ file: null, made: 0, skipped: 1 });
  await ReceivableReminderModel.updateMany({}, { day: daysFromNow(-14) });
  expect(await textOf((await make(id)).file?.url)).toContain('Tweede herinnering');
});

it('a letter is a step as a mail is', async () => {
  const id = await lateInvoice(20);
  await make(id);
  const mailed = await stage.jan.data(RemindReceivablesDocument, { ids: keys([id]) });
  expect(mailed.remindReceivables).toEqual({ sent: 0, skipped: 1 });
});

it('there is a page for each', async () => {
  const ids = [await lateInvoice(20, { nameClient: 'Een' }), await lateInvoice(20, { nameClient: 'Twee' })];
  const early = await lateInvoice(2);
  const { file, made, skipped } = await make(...ids, early);
  expect([made, skipped]).toEqual([2, 1]);
  const bytes = Buffer.from(await (await fetchAs(stage.jan, file?.url)).arrayBuffer());
  for (const [page, name] of [
    [1, 'Een'],
    [2, 'Twee'],
  ] as const) {
    const { pages, texts, structure } = await readPdf(bytes, page);
    expect(pages).toBe(2);
    expect(texts.map(({ text }) => text)).toContain(`Beste ${name},`);
    // Each page has its own elements, for who hears it.
    expect(JSON.stringify(structure)).toMatch(/"role":"H1".*"role":"Figure"/);
  }
});

it('of several who press at once each letter is in one pdf, and is counted once', async () => {
  const ids = await Promise.all([lateInvoice(20), lateInvoice(20), lateInvoice(20)]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => make(...ids)));
  expect(answers.reduce((sum, { made }) => sum + made, 0)).toBe(3);
  expect(await ReceivableReminderModel.countDocuments()).toBe(3);
  for (const { file } of answers) if (file) expect(await exists(file)).toBe(true);
  const kept = (await ReceivableReminderModel.find().lean()).map((one) => one.file?.id);
  expect(new Set(kept)).toEqual(new Set(answers.flatMap(({ file }) => file?.id ?? [])));
});

it('sent twice is done once, and answered the same', async () => {
  const asked = { ids: keys([await lateInvoice(20)]), requestId: 'brieven-11' };
  const one = await stage.jan.data(MakeReminderLettersDocument, asked);
  expect(await stage.jan.data(MakeReminderLettersDocument, asked)).toEqual(one);
  expect(one.makeReminderLetters.made).toBe(1);
});

it('what was paid meanwhile is skipped; nothing and too much are refused', async () => {
  const id = await lateInvoice(20);
  await InvoiceModel.updateOne({ _id: id }, { paidOn: daysFromNow(0) });
  expect(await make(id)).toEqual({ file: null, made: 0, skipped: 1 });
  const refused = (ids: string[]) => stage.jan.error(MakeReminderLettersDocument, { ids });
  expect((await refused([])).extensions.fields).toEqual({ ids: 'Kies wat je wilt herinneren' });
  expect((await refused(keys(Array.from({ length: 501 }, String)))).extensions.fields).toEqual({
    ids: 'Herinner hoogstens 500 posten tegelijk',
  });
});

it('only the board reads the letters', async () => {
  const { file } = await make(await lateInvoice(20));
  expect((await fetchAs(stage.jan, file?.url)).status).toBe(200);
  expect((await fetchAs(stage.piet, file?.url)).status).not.toBe(200);
});

it('the longest there is stays on one sheet', async () => {
  const long = 'Stichting tot Behoud van het Heem '.repeat(3).trim();
  const { foundation } = stage.api.portal.settings;
  const marks = reminderLetter(
    {
      ...{ kind: 'invoice', id: '1', reference: '2026-0001', amount: 100_000_000, name: long },
      ...{ label: `Factuur 2026-0001, ${long}: ${long}`, dueDate: '2026-01-01', address: [long, long] },
    },
    { step: 3, date: '2026-02-02', url: `https://betalen.example/${'x'.repeat(60)}` },
    foundation,
    await pdfMeasure(),
  );
  expect(fitsOnSheet(marks)).toBe(true);
});
