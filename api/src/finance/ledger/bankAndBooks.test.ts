import {
  ArchiveAccountancyYearDocument,
  BankReconciliationsDocument,
  DeleteWorkgroupDocument,
  LedgerBookBankLineDocument,
  LedgerMatchBankLinesDocument,
  LedgerUnbookBankLineDocument,
  UnmatchBankLineDocument,
} from '../../testing/gql/graphql';
import { BankLineModel } from '../claims/bankLine.model';
import { useLedger } from './testLedger';

const stage = useLedger();
const { accounts, approved, match, onlyLine, pay } = stage;

describe('what goes out', () => {
  it('is matched to a payment file: its declarations are on the bank, until the line is let go', async () => {
    await approved(1250);
    await approved(300);
    const file = await pay();
    expect(await accounts()).toEqual({ paymentFile: -1550 });
    await stage.take([{ amount: '15.50', out: true, name: 'Betaalbestand' }]);
    const line = await onlyLine();
    expect(line.proposals[0]?.receivables).toMatchObject([{ kind: 'paymentFile', id: file.id }]);
    expect((await match(line.id, 'paymentFile', file.id)).errors).toBeUndefined();
    expect(await accounts()).toEqual({ bank: -1550 });
    await stage.jan.data(UnmatchBankLineDocument, { id: line.id });
    expect(await accounts()).toEqual({ paymentFile: -1550 });
  });

  it('pays one declaration of a file; then the file is no longer paid as a whole', async () => {
    const first = await approved(1250);
    await approved(300);
    const file = await pay();
    await stage.take([
      { amount: '12.50', out: true },
      { amount: '15.50', out: true },
    ]);
    const [whole, one] = (await stage.bankLines()).sort((a, b) => a.amount - b.amount);
    expect((await match(one?.id ?? '', 'declaration', first)).errors).toBeUndefined();
    expect((await match(whole?.id ?? '', 'paymentFile', file.id)).errors?.[0]?.message).toBe(
      'Een van deze posten is al betaald of bestaat niet meer',
    );
    expect(await accounts()).toEqual({ bank: -1250, paymentFile: -300 });
  });

  it.each([1, 2, 3, 4, 5, 6])('of a file and of a declaration in it at once: one wins (try %i)', async () => {
    const id = await approved(1250);
    const file = await pay();
    await stage.take([
      { amount: '12.50', out: true },
      { amount: '12.50', out: true },
    ]);
    const [a, b] = await stage.bankLines();
    const answers = await Promise.all([
      match(a?.id ?? '', 'paymentFile', file.id),
      match(b?.id ?? '', 'declaration', id),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await accounts()).toEqual({ bank: -1250 });
  });

  it('is not matched to what comes in', async () => {
    const mutation = await stage.mutate({ income: 1000 });
    await stage.take([{ amount: '10.00', out: true }]);
    const line = await onlyLine();
    expect(line.proposals).toEqual([]);
    expect((await match(line.id, 'mutation', mutation)).errors?.[0]?.message).toBe(
      'De posten zijn samen niet gelijk aan het bedrag van deze regel',
    );
  });
});

describe('several lines at once', () => {
  it('each is matched by itself: what cannot be says why and does not keep the others', async () => {
    const [first, second] = [await stage.mutate({ income: 1000 }), await stage.mutate({ income: 2000 })];
    await stage.take([{ amount: '10.00' }, { amount: '20.00' }, { amount: '30.00' }]);
    const [ten, twenty, thirty] = (await stage.bankLines()).sort((a, b) => a.amount - b.amount);
    const line = (id: string | undefined, item: string) => ({
      id: id ?? '',
      receivables: [{ kind: 'mutation', id: item }],
    });
    const { matchBankLines } = await stage.jan.data(LedgerMatchBankLinesDocument, {
      lines: [line(ten?.id, first), line(thirty?.id, first), line(twenty?.id, second)],
    });
    expect(matchBankLines.map(({ error, line: { matches } }) => [error, matches.length])).toEqual([
      [null, 1],
      ['Een van deze posten is al betaald of bestaat niet meer', 0],
      [null, 1],
    ]);
    const many = Array.from({ length: 201 }, () => line('x', first));
    expect((await stage.jan.error(LedgerMatchBankLinesDocument, { lines: many })).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('a line that is booked straight onto a committee', () => {
  it('is an entry of the books, once, and can be taken back', async () => {
    await stage.take([{ amount: '9.95', out: true, name: 'Bank', text: 'Kosten' }]);
    const { id } = await onlyLine();
    const [first, second] = await Promise.all([stage.book(id), stage.book(id)]);
    const refused = [first, second].flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.extensions.code).toBe('CONFLICT');
    expect(await stage.entries()).toMatchObject([
      {
        id: `bankLine:${id}`,
        amount: -995,
        wg: '3',
        account: 'bank',
        description: 'Kosten',
        bankedOn: '2026-11-20',
      },
    ]);
    expect(await stage.bankLines()).toEqual([]);
    await stage.jan.data(LedgerUnbookBankLineDocument, { id });
    expect(await stage.entries()).toEqual([]);
    expect(await stage.bankLines()).toHaveLength(1);
  });

  it('is not booked and matched at once', async () => {
    const mutation = await stage.mutate({ income: 1000 });
    await stage.take([{ amount: '10.00' }]);
    const { id } = await onlyLine();
    const answers = await Promise.all([stage.book(id), match(id, 'mutation', mutation)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const line = await BankLineModel.findById(id).lean();
    expect([line?.matches, line?.booking].filter(Boolean)).toHaveLength(1);
  });

  it('needs a year that is open and a committee in it', async () => {
    await stage.take([{ amount: '10.00' }]);
    const { id } = await onlyLine();
    const refusal = async (booking: object) =>
      (await stage.jan.error(LedgerBookBankLineDocument, { id, booking })).extensions;
    expect(await refusal({ yearId: stage.year.id })).toMatchObject({ fields: { wg: 'Kies een commissie' } });
    expect(await refusal({ yearId: stage.year.id, wg: '99' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ yearId: '64b000000000000000000000', wg: '3' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stage.book('onbekend')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await stage.book(id);
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    expect((await stage.jan.error(LedgerUnbookBankLineDocument, { id })).message).toBe(
      'Dit boekjaar staat in het archief: er verandert niets meer.',
    );
  });

  it('keeps its committee in the books, also when both happen at once', async () => {
    const [year] = await stage.years();
    const group = year?.workgroups.find(({ index }) => index === '3');
    await stage.take([{ amount: '10.00' }]);
    const { id } = await onlyLine();
    const [booked, deleted] = await Promise.all([
      stage.book(id),
      stage.jan.run(DeleteWorkgroupDocument, { yearId: stage.year.id, id: group?.id ?? '' }),
    ]);
    expect([booked, deleted].filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('without a year moves between own accounts and is no entry', async () => {
    await stage.take([{ amount: '500.00' }]);
    const { id } = await onlyLine();
    expect((await stage.book(id, {})).errors).toBeUndefined();
    expect(await stage.entries()).toEqual([]);
    expect(await stage.bankLines()).toEqual([]);
  });

  it('is proposed for the next line of the same account, in the year of its day', async () => {
    await stage.take([{ amount: '9.95', out: true, iban: 'NL20INGB0001234567' }]);
    await stage.book((await onlyLine()).id);
    const next = await stage.addYear('2027-2028');
    await stage.setPeriod({ from: '2027-01-01', until: '2027-12-31' }, next.id);
    await stage.take([
      { date: '2027-02-01', amount: '8.00', out: true, iban: 'NL20INGB0001234567' },
      { date: '2027-02-01', amount: '8.00', iban: 'NL20INGB0001234567' },
      { date: '2027-02-01', amount: '7.00', out: true, iban: 'NL69INGB0123456789' },
    ]);
    const proposed = (await stage.bankLines()).map(({ amount, suggestedBooking }) => [
      amount,
      suggestedBooking,
    ]);
    expect(proposed).toEqual(
      expect.arrayContaining([
        [-800, { yearId: next.id, wg: '3' }],
        [800, null],
        [-700, null],
      ]),
    );
  });
});

describe('the accounts', () => {
  const account = async () => (await stage.jan.data(BankReconciliationsDocument)).bankReconciliations[0];

  it('opening balance and lines are the closing balance; what is not in the books is told', async () => {
    expect(await account()).toMatchObject({ openingDate: null, missing: 0 });
    await stage.take([{ amount: '50.00' }, { amount: '20.00', out: true }, { amount: '5.00' }], {
      opening: ['2026-11-19', '1000.00'],
      closing: ['2026-11-20', '1035.00'],
    });
    expect(await account()).toMatchObject({
      ...{ openingDate: '2026-11-20', opening: 100_000, closing: 103_500, closingDate: '2026-11-20' },
      ...{ booked: 0, todo: 3500, todoCount: 3, ignored: 0, missing: 0 },
    });
    const line = (await stage.bankLines()).find(({ amount }) => amount === 5000);
    await stage.book(line?.id ?? '');
    expect(await account()).toMatchObject({ booked: 5000, todo: -1500, todoCount: 2, missing: 0 });
  });

  it('a statement that is missing shows as a difference, and an older one mends it', async () => {
    const december = camtOf('2026-12-10', '10.00', ['2026-12-09', '200.00'], ['2026-12-10', '210.00']);
    const october = camtOf('2026-10-10', '40.00', ['2026-10-09', '100.00'], ['2026-10-10', '140.00']);
    const november = camtOf('2026-11-10', '60.00', ['2026-11-09', '140.00'], ['2026-11-10', '200.00']);
    await december();
    await october();
    expect(await account()).toMatchObject({ openingDate: '2026-10-10', opening: 10_000, missing: 6000 });
    await november();
    expect(await account()).toMatchObject({ opening: 10_000, closing: 21_000, missing: 0 });
  });
});

function camtOf(
  date: string,
  amount: string,
  opening: readonly [string, string],
  closing: readonly [string, string],
) {
  return () => stage.take([{ date, amount }], { opening, closing });
}
