import { onlyWinner } from '../../testing/apiStage';
import {
  AccountancyYearAddAccountancyYearDocument,
  AccountancyYearCommissionAccountingDocument,
  AddMutationDocument,
  AddWorkgroupDocument,
  ArchiveAccountancyYearDocument,
  CommissionAccountingDocument,
  DeleteTransactionDocument,
  DeleteWorkgroupDocument,
  EditWorkgroupDocument,
  LockAccountancyYearDocument,
} from '../../testing/gql/graphql';
import { useFinance, type Year } from '../testFinance';

const stage = useFinance();
const group = (changes: object = {}) => ({
  index: '30',
  title: 'Jubileum',
  expencesBudget: 50_000,
  incomeBudget: 0,
  ...changes,
});
const paradeOf = (year: Year | undefined) => year?.workgroups.find(({ index }) => index === '3');
const budget = (revision: number, expencesBudget: number, title = 'Optocht') =>
  stage.jan.run(EditWorkgroupDocument, {
    yearId: stage.year.id,
    id: paradeOf(stage.year)?.id as string,
    revision,
    workgroup: { index: '3', title, expencesBudget, incomeBudget: 100 },
  });

it('a year begins open, with the committees there are', () => {
  expect(stage.year).toMatchObject({
    title: '2026-2027',
    index: 1,
    locked: false,
    totalExpencesBudget: 0,
    workgroups: [
      { index: '1', title: 'Dagelijks Bestuur', expences: 0, income: 0 },
      { index: '3', title: 'Optocht', expences: 0, income: 0 },
    ],
  });
});

it('takes over committees and budgets of another year, not its lines', async () => {
  await budget(1, 250_000);
  await stage.decide((await stage.declare()).id, true);
  const next = await stage.addYear('2027-2028', stage.year.id);
  expect(next).toMatchObject({
    index: 2,
    totalExpencesBudget: 250_000,
    totalIncomeBudget: 100,
    totalExpences: 0,
  });
  expect((await stage.years()).map(({ title }) => title)).toEqual(['2027-2028', '2026-2027']);
});

it.each([
  [' ', 'Verplicht'],
  ['2026-2027', 'Er is al een boekjaar met deze titel'],
  ['x'.repeat(51), 'Deze tekst is te lang'],
])('refuses the title %j', async (title, message) => {
  expect(
    (await stage.jan.error(AccountancyYearAddAccountancyYearDocument, { title })).extensions.fields,
  ).toEqual({ title: message });
});

it('of ten who add the same year at once one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      stage.jan.run(AccountancyYearAddAccountancyYearDocument, { title: '2030' }),
    ),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

it('is locked and opened, with a line for each', async () => {
  const { lockAccountancyYear } = await stage.jan.data(LockAccountancyYearDocument, {
    id: stage.year.id,
    locked: true,
  });
  expect(lockAccountancyYear.locked).toBe(true);
  expect(lockAccountancyYear.changeLog.at(-1)).toMatch(/ - Jan: afgesloten voor declaraties$/);
});

describe('the archive', () => {
  it('keeps a year as it was: nothing in it changes', async () => {
    const { id } = await stage.declare();
    const closed = await stage.declare();
    for (const one of [id, closed.id]) await stage.decide(one, true);
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    expect([await stage.years(), (await stage.years(true)).length]).toEqual([[], 1]);
    const message = 'Dit boekjaar staat in het archief: er verandert niets meer.';
    expect((await stage.decide(id, true)).errors?.[0]?.message).toBe(message);
    expect((await budget(1, 5)).errors?.[0]?.message).toBe(message);
    const mutation = { yearId: stage.year.id, wg: '3', description: 'x', income: 1 };
    const errors = [
      await stage.jan.error(AddMutationDocument, { mutation }),
      await stage.jan.error(LockAccountancyYearDocument, { id: stage.year.id, locked: false }),
      await stage.jan.error(AddWorkgroupDocument, { yearId: stage.year.id, workgroup: group() }),
      await stage.jan.error(DeleteTransactionDocument, { id: closed.id }),
    ];
    expect(errors.map((error) => error.message)).toEqual(errors.map(() => message));
  });

  it('gives a year back, locked', async () => {
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: false });
    expect(await stage.years()).toMatchObject([{ title: '2026-2027', locked: true }]);
  });
});

describe('a committee in the books', () => {
  it('gets its budgets; the second who does so is told', async () => {
    const answers = await Promise.all([budget(1, 100), budget(1, 200)]);
    onlyWinner(answers, 'Deze commissie in de boeken', 'Jan');
    expect((await budget(2, 300, 'Grote optocht')).data?.editWorkgroup.totalExpencesBudget).toBe(300);
  });

  it('is added once for each number, also by ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        stage.jan.run(AddWorkgroupDocument, { yearId: stage.year.id, workgroup: group() }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors)) {
      expect(errors?.[0]?.extensions.fields).toEqual({
        index: 'Dit nummer is al van een andere commissie in dit boekjaar',
      });
    }
  });

  it.each([
    [{ index: ' ' }, { index: 'Verplicht' }],
    [{ title: '' }, { title: 'Verplicht' }],
    [{ expencesBudget: -1 }, { expencesBudget: 'Vul een bedrag van nul of meer in' }],
  ])('refuses %j', async (changes, fields) => {
    const variables = { yearId: stage.year.id, workgroup: group(changes) };
    expect((await stage.jan.error(AddWorkgroupDocument, variables)).extensions.fields).toEqual(fields);
  });

  it('is removed while nothing is booked on it', async () => {
    const id = paradeOf(stage.year)?.id as string;
    await stage.declare();
    const error = await stage.jan.error(DeleteWorkgroupDocument, { yearId: stage.year.id, id });
    expect(error.message).toBe('Bij deze commissie staan al boekingen.');
    const other = stage.year.workgroups.find(({ index }) => index === '1')?.id as string;
    const { deleteWorkgroup } = await stage.jan.data(DeleteWorkgroupDocument, {
      yearId: stage.year.id,
      id: other,
    });
    expect(deleteWorkgroup.workgroups.map(({ index }) => index)).toEqual(['3']);
  });

  it('shows its members what is approved, and not whose account it was', async () => {
    await budget(1, 250_000);
    await stage.decide((await stage.declare({ description: 'Hekken', amount: 1250 })).id, true);
    await stage.declare({ description: 'nog open' });
    expect(await stage.piet.data(CommissionAccountingDocument, { id: stage.parade })).toEqual({
      commissionAccounting: {
        title: '2026-2027',
        income: 0,
        expences: 1250,
        incomeBudget: 100,
        expencesBudget: 250_000,
        transactions: [{ description: 'Hekken', amount: -1250 }],
      },
    });
    const { errors } = await stage.piet.run(AccountancyYearCommissionAccountingDocument, {
      id: stage.parade,
    });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
