import { tellNews } from '../../identity/notifications/notificationJobs';
import { inboxOf } from '../../identity/notifications/testNotifications';
import { daysFromNow } from '../../testing/apiStage';
import {
  AddBookCheckerDocument,
  AnswerBookQuestionDocument,
  ArchiveAccountancyYearDocument,
  AskBookQuestionDocument,
  BookChecksDocument,
  type BookCheckerInput,
  CheckedEntriesDocument,
  type CheckedEntriesQueryVariables,
  DrawBookSampleDocument,
  DropBookQuestionDocument,
  EntryBankLinesDocument,
  ErasePersonalDataDocument,
  MarkBookEntryDocument,
  MatchBankLineDocument,
  OpenedBookCheckDocument,
  RestoreBookCheckerDocument,
  SendBookCheckLinkDocument,
  WithdrawBookCheckerDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn } from '../../testing/people';
import { useLedger } from '../ledger/testLedger';
import { BookCheckModel } from './bookCheck.model';
import { bookCheckRetention } from './bookCheckSources';

const GONE = 'Deze link bestaat niet (meer). Vraag een nieuwe link aan.';
const mailbox = useMailbox();
const stage = useLedger({ smtp: mailbox.smtp });

const checker = (changes: Partial<BookCheckerInput> = {}): BookCheckerInput => ({
  ...{ name: 'Wim Kas', email: 'wim@voorbeeld.example', until: daysFromNow(30) },
  ...changes,
});
const add = (changes: Partial<BookCheckerInput> = {}, requestId?: string) =>
  stage.jan.run(AddBookCheckerDocument, { yearId: stage.year.id, checker: checker(changes), requestId });
const checks = async () => (await stage.jan.data(BookChecksDocument, { yearId: stage.year.id })).bookChecks;
/** The secret in the last mail to somebody. */
const mailed = async (to = checker().email) => {
  await stage.api.deliverMail();
  const mail = mailbox.mails.findLast((one) => one.to.includes(to));
  return /\/publiek\/kascontrole#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
/** Invites, and gives the secret of the link. */
const invited = async (changes: Partial<BookCheckerInput> = {}) => {
  const { data, errors } = await add(changes);
  expect(errors).toBeUndefined();
  return { id: data?.addBookChecker.id ?? '', token: await mailed(changes.email) };
};
const visitor = () => stage.api.visitor;
const open = async (token: string) => (await visitor().data(OpenedBookCheckDocument, { token })).bookCheck;
const list = async (token: string, filter: Partial<CheckedEntriesQueryVariables> = {}) => {
  const { bookCheckEntries } = await visitor().data(CheckedEntriesDocument, { token, first: 100, ...filter });
  return bookCheckEntries.edges.map(({ node }) => node);
};
const mark = (token: string, entryId: string, seen = true) =>
  visitor().run(MarkBookEntryDocument, { token, entryId, seen });
const draw = (token: string, given: object = {}, requestId?: string) =>
  visitor().run(DrawBookSampleDocument, { token, size: 2, above: 0, requestId, ...given });
const ask = (token: string, entryId: string, text = 'Waar is de bon?', requestId?: string) =>
  visitor().run(AskBookQuestionDocument, { token, entryId, text, requestId });
const answer = (id: string, questionId: string, text = 'Die komt nog.', requestId?: string) =>
  stage.jan.run(AnswerBookQuestionDocument, { id, questionId, answer: text, requestId });
/** A declaration that was approved, with its receipt. */
const declared = async (changes: object = {}) => {
  const { id } = await stage.declare(changes);
  expect((await stage.decide(id, true)).errors).toBeUndefined();
  return `declaration:${id}`;
};
const fetched = async (url: string, token?: string) =>
  (await fetch(`${stage.api.url}${url}`, { headers: token ? { 'x-private-link': token } : {} })).status;

describe('inviting', () => {
  it('mails a private link that opens the year, for reading only', async () => {
    await stage.setPeriod();
    const entryId = await declared();
    await stage.mutate({ income: 5000 });
    await add({ email: ' Wim@Voorbeeld.example ' });
    const token = await mailed();
    const { subject, text } = mailbox.mails.at(-1) ?? {};
    expect(subject).toMatch(/^Kascontrole 2026-2027 van /);
    expect(text).toContain('Jan vraagt je om de boeken van 2026-2027 na te kijken.');
    expect(await open(token)).toMatchObject({
      ...{ name: 'Wim Kas', year: '2026-2027', isClosed: false, from: '2000-01-01', until: daysFromNow(30) },
      ...{ income: 5000, expenses: 1250, ownEnd: 3750, entries: 2, seen: 0 },
      committees: [{ wg: '3', title: 'Optocht', income: 5000, expenses: 1250 }],
    });
    const [first] = await list(token, { search: 'hekken 12,50' });
    expect(first).toMatchObject({
      ...{ id: entryId, number: expect.any(Number), kind: 'Declaraties', committee: '3 - Optocht' },
      ...{
        amount: -1250,
        seenAt: null,
        inSample: false,
        bankLine: null,
        receipts: [{ id: expect.any(String) }],
      },
    });
    expect((await list(token, { only: 'withoutReceipt' })).map(({ description }) => description)).toEqual([
      'Subsidie',
    ]);
    expect(await list(token, { wg: '' })).toEqual([]);
    const [check] = await checks();
    expect(check).toMatchObject({ hasAccess: true, lastSeenAt: expect.any(String), entryCount: 2 });
  });

  it('takes five at once, each address once, also of two at the same moment', async () => {
    const twins = await Promise.all([add(), add()]);
    expect(twins.filter(({ errors }) => !errors)).toHaveLength(1);
    const refused = twins.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields;
    expect(refused).toEqual({ email: 'Wie dit adres heeft kijkt al mee met dit jaar' });
    const six = await Promise.all([1, 2, 3, 4, 5].map((at) => add({ email: `k${at}@voorbeeld.example` })));
    expect(six.filter(({ errors }) => !errors)).toHaveLength(4);
    expect(six.flatMap(({ errors }) => errors ?? [])[0]?.message).toContain('Er kijken al vijf mensen mee');
    expect((await add({}, 'verzoek-kas-1')).errors).toBeDefined();
    const [check] = await checks();
    await stage.jan.data(WithdrawBookCheckerDocument, { id: check?.id ?? '' });
    const again = await Promise.all([add({}, 'verzoek-kas-2'), add({}, 'verzoek-kas-2')]);
    expect(new Set(again.map(({ data }) => data?.addBookChecker.id)).size).toBe(1);
    const full = await stage.jan.error(RestoreBookCheckerDocument, { id: check?.id ?? '' });
    expect(full.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['a name', { name: ' ' }, { name: 'Verplicht' }],
    ['an address', { email: 'wim' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
    ['a day that is past', { until: daysFromNow(-1) }, { until: 'Kies vandaag of een latere dag' }],
    ['a day too far', { until: daysFromNow(91) }, { until: 'Kies een dag binnen 90 dagen' }],
  ])('asks for %s', async (_what, changes, fields) => {
    const { errors } = await add(changes);
    const given = errors?.[0]?.extensions.fields ?? {};
    expect(Object.values(given)).toEqual(Object.values(fields));
  });
});

describe('the link', () => {
  it('opens nothing once it is withdrawn or its day is over; what was seen stays, and undoing opens it', async () => {
    const entryId = await declared();
    const { id, token } = await invited();
    await mark(token, entryId);
    const after = (await stage.jan.data(WithdrawBookCheckerDocument, { id })).withdrawBookChecker;
    expect(after).toMatchObject({ hasAccess: false, seenEntries: [entryId] });
    for (const refused of [
      await visitor().error(OpenedBookCheckDocument, { token }),
      await visitor().error(CheckedEntriesDocument, { token }),
      ...(await Promise.all([mark(token, entryId), draw(token), ask(token, entryId)])).map(
        ({ errors }) => errors?.[0],
      ),
    ])
      expect(refused?.message).toBe(GONE);
    await stage.jan.data(RestoreBookCheckerDocument, { id });
    expect((await open(token)).seen).toBe(1);
    await BookCheckModel.updateOne({ _id: id }, { $set: { until: daysFromNow(-1) } });
    expect((await visitor().error(OpenedBookCheckDocument, { token })).message).toBe(GONE);
    const until = daysFromNow(7);
    await stage.jan.data(SendBookCheckLinkDocument, { id, until });
    const second = await mailed();
    expect(second).not.toBe(token);
    expect(await open(second)).toMatchObject({ until, seen: 1 });
  });

  it('reads the receipts of its year and no other file', async () => {
    const entryId = await declared();
    const { id, token } = await invited();
    const url = (await list(token)).find((one) => one.id === entryId)?.receipts[0]?.url ?? '';
    const other = (await stage.receipt()).url;
    expect(await fetched(url)).toBe(401);
    expect(await fetched(url, token)).toBe(200);
    expect(await fetched(url, 'x')).toBe(404);
    expect(await fetched(other, token)).toBe(404);
    await stage.jan.data(WithdrawBookCheckerDocument, { id });
    expect(await fetched(url, token)).toBe(404);
  });

  it('shows the line of the bank that paid an entry, or that it is', async () => {
    await stage.setPeriod();
    const paid = await declared();
    const side = { name: 'P. Hendriks', iban: 'NL69INGB0123456789' };
    await stage.take([
      { amount: '12.50', out: true, ...side },
      { amount: '3.00', out: true, ...side },
    ]);
    const lines = await stage.bankLines();
    const idOf = (amount: number) => lines.find((line) => line.amount === amount)?.id ?? '';
    await stage.jan.data(MatchBankLineDocument, {
      id: idOf(-1250),
      receivables: [{ kind: 'declaration', id: paid.slice('declaration:'.length) }],
    });
    await stage.book(idOf(-300));
    const { token } = await invited();
    const entries = await list(token);
    expect(entries.find(({ id }) => id === paid)?.bankLine).toMatchObject({ amount: -1250, isShared: false });
    expect(entries.find(({ id }) => id === `bankLine:${idOf(-300)}`)?.bankLine).toMatchObject({
      amount: -300,
    });
    expect(JSON.stringify(entries)).not.toContain('NL69INGB0123456789');
    const { ledgerEntries } = await stage.jan.data(EntryBankLinesDocument, { yearId: stage.year.id });
    expect(ledgerEntries.edges.map(({ node }) => node.bankLine?.amount).sort()).toEqual([-1250, -300]);
  });
});

describe('what is seen', () => {
  it('is noted once, also by two at the same moment, and can be undone', async () => {
    const entryId = await declared();
    const { token } = await invited();
    const both = await Promise.all([mark(token, entryId), mark(token, entryId)]);
    expect(both.map(({ data }) => data?.markBookEntry.seenAt)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    const [stored] = await BookCheckModel.find().lean();
    expect(stored?.seen).toHaveLength(1);
    expect(await list(token, { only: 'unseen' })).toEqual([]);
    expect((await mark(token, entryId, false)).data?.markBookEntry.seenAt).toBeNull();
    expect((await open(token)).seen).toBe(0);
    expect((await mark(token, 'declaration:x')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is to be seen again at another amount, by each for themselves', async () => {
    const entryId = await declared();
    const wim = await invited();
    const ans = await invited({ name: 'Ans', email: 'ans@voorbeeld.example' });
    await mark(wim.token, entryId);
    expect((await open(ans.token)).seen).toBe(0);
    await BookCheckModel.updateOne({ _id: wim.id }, { $set: { 'seen.0.amount': -1 } });
    expect((await open(wim.token)).seen).toBe(0);
    await mark(wim.token, entryId);
    expect((await open(wim.token)).seen).toBe(1);
  });
});

describe('a sample', () => {
  it('is drawn by chance out of what is large enough; the one before is kept', async () => {
    for (const amount of [100, 2000, 3000, 4000]) await declared({ amount });
    const { id, token } = await invited();
    const first = (await draw(token, { above: 2000 })).data?.drawBookSample.draws[0];
    expect(first).toMatchObject({ size: 2, outOf: 3, above: 2000, seen: 0 });
    const drawn = await list(token, { only: 'sample' });
    expect(drawn).toHaveLength(2);
    expect(drawn.every(({ amount, inSample }) => amount <= -2000 && inSample)).toBe(true);
    await mark(token, drawn[0]?.id ?? '');
    const twice = await Promise.all([
      draw(token, { size: 200 }, 'trek-00001'),
      draw(token, { size: 200 }, 'trek-00001'),
    ]);
    expect(twice.map(({ data }) => data?.drawBookSample.draws.length)).toEqual([2, 2]);
    const [check] = await checks();
    expect(check?.draws).toMatchObject([
      { size: 2, seen: 1 },
      { size: 4, seen: 1, outOf: 4 },
    ]);
    expect(check?.changeLog.at(-1)).toContain('kascommissie: steekproef van 4 uit 4 boekingen getrokken');
    expect((await draw(token, { above: 5000 })).errors?.[0]?.extensions.fields).toEqual({
      above: 'Zo groot is geen enkele boeking',
    });
    expect((await draw(token, { size: 201 })).errors?.[0]?.extensions.fields).toEqual({
      size: 'Vul een aantal van 1 tot en met 200 in',
    });
    await BookCheckModel.updateOne(
      { _id: id },
      { $set: { draws: Array(20).fill(check?.draws[0] && { at: new Date(), outOf: 1, entries: [] }) } },
    );
    expect((await draw(token)).errors?.[0]?.message).toBe(
      'Er zijn al twintig steekproeven getrokken. Meer kan niet.',
    );
  });
});

describe('a question', () => {
  it('is told to the treasurers once, answered once, and the answer is mailed', async () => {
    const entryId = await declared();
    const { id, token } = await invited();
    const twice = await Promise.all([
      ask(token, entryId, 'Bon?', 'vraag-0001'),
      ask(token, entryId, 'Bon?', 'vraag-0001'),
    ]);
    expect(twice.map(({ data }) => data?.askBookQuestion.questions.length)).toEqual([1, 1]);
    await Promise.all([tellNews(stage.api.portal), tellNews(stage.api.portal)]);
    const { items } = await inboxOf(stage.jan);
    expect(items).toMatchObject([{ kind: 'asked', detail: 'Wim Kas: Bon?' }]);
    expect(items[0]?.title).toMatch(/^Vraag van de kascommissie: \d\d\/\d\d\/\d{4} Hekken, €.-12,50$/);
    expect((await inboxOf(stage.piet)).titles.join()).not.toContain('kascommissie');
    const questionId = (await checks())[0]?.questions[0]?.id ?? '';
    await stage.api.deliverMail();
    mailbox.mails.length = 0;
    const answers = await Promise.all([answer(id, questionId), answer(id, questionId, 'Anders.')]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toBe('Deze vraag is al beantwoord.');
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Antwoord op je vraag over 2026-2027']);
    const fresh = await mailed();
    const [entry] = await list(fresh, { only: 'asked' });
    expect(entry?.questions).toMatchObject([
      { text: 'Bon?', answer: expect.stringMatching(/Die komt nog|Anders/) },
    ]);
    const late = await visitor().error(DropBookQuestionDocument, { token, entryId, questionId });
    expect(late.extensions.code).toBe('CONFLICT');
    expect((await checks())[0]).toMatchObject({ openQuestions: 0, questions: [{ answeredBy: 'Jan' }] });
  });

  it('says something, and can be taken back until it is answered', async () => {
    const entryId = await declared();
    const { token } = await invited();
    expect((await ask(token, entryId, ' ')).errors?.[0]?.extensions.fields).toEqual({ text: 'Verplicht' });
    expect((await ask(token, entryId, 'x'.repeat(1001))).errors?.[0]?.extensions.fields).toEqual({
      text: 'Hoogstens 1.000 tekens',
    });
    const questionId = (await ask(token, entryId)).data?.askBookQuestion.questions[0]?.id ?? '';
    const given = { token, entryId, questionId };
    const both = await Promise.all([1, 2].map(() => visitor().run(DropBookQuestionDocument, given)));
    expect(both.map(({ data }) => data?.dropBookQuestion.questions)).toEqual([[], []]);
    expect((await checks())[0]).toMatchObject({ openQuestions: 0, questions: [] });
  });
});

describe('afterwards', () => {
  it('a year that is closed is checked as it was, and keeps what was seen and asked', async () => {
    await stage.setPeriod();
    const entryId = await declared();
    const { token } = await invited();
    await mark(token, entryId);
    await ask(token, entryId);
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    expect(await open(token)).toMatchObject({ isClosed: true, seen: 1, entries: 1 });
    expect((await list(token))[0]).toMatchObject({ id: entryId, questions: [{ text: 'Waar is de bon?' }] });
    expect((await checks())[0]).toMatchObject({ seenCount: 1, openQuestions: 1 });
  });

  it('the address goes after two years; erasing takes the name too, and ends the access', async () => {
    const entryId = await declared();
    const { id, token } = await invited();
    await mark(token, entryId);
    const later = new Date(`${daysFromNow(31 + 731)}T12:00:00Z`);
    expect(await bookCheckRetention.due(new Date(), 10)).toEqual([]);
    expect(await bookCheckRetention.due(later, 10)).toEqual([id]);
    const admin = await signedIn(stage.api, { role: 'Admin' as never });
    await admin.data(ErasePersonalDataDocument, { source: 'bookChecks', id } as never);
    expect((await checks())[0]).toMatchObject({
      ...{ name: 'Iemand van de kascommissie', email: '', hasAccess: false, seenEntries: [entryId] },
    });
    expect((await visitor().error(OpenedBookCheckDocument, { token })).message).toBe(GONE);
    const again = await stage.jan.error(SendBookCheckLinkDocument, { id, until: daysFromNow(3) });
    expect(again.message).toBe('De naam en het adres zijn gewist. Nodig iemand opnieuw uit.');
  });
});
