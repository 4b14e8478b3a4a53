import {
  LedgerCommissionBooksDocument,
  LedgerDeclarationYearsDocument,
  LedgerYearsDocument,
} from '../../testing/gql/graphql';
import { makeCommission } from '../../testing/people';
import { useLedger } from '../ledger/testLedger';

const stage = useLedger();
const running = async () =>
  (await stage.jan.data(LedgerYearsDocument)).accountancyYears
    .filter((year) => year.running)
    .map(({ id }) => id);
const books = async (yearId?: string) =>
  (await stage.piet.data(LedgerCommissionBooksDocument, { commissionId: stage.parade, yearId }))
    .commissionAccounting;

it('opening the next year keeps the one of today in view', async () => {
  await stage.mutate({ income: 5000 });
  const next = await stage.addYear('2027-2028');
  expect(await running()).toEqual([next.id]);
  await stage.setPeriod();
  expect(await running()).toEqual([stage.year.id]);
  const { years } = (await stage.piet.data(LedgerDeclarationYearsDocument)).declarationChoices;
  expect(years.map(({ id }) => id)).toEqual([stage.year.id, next.id]);
  expect(await books()).toMatchObject({
    ...{ yearId: stage.year.id, income: 5000 },
    years: [{ title: '2026-2027' }, { title: '2027-2028' }],
  });
  expect(await books(next.id)).toMatchObject({ yearId: next.id, income: 0 });
});

it('a committee sees in sums what came from elsewhere', async () => {
  await stage.take([{ amount: '12.00', name: 'Jansen' }]);
  const [line] = await stage.bankLines();
  await stage.book(line?.id ?? '');
  expect(await books()).toMatchObject({ income: 1200, sources: [{ kind: 'bankLine', amount: 1200 }] });
});

it('a committee that was made during the year is told of to who keeps the books', async () => {
  await makeCommission(9, 'Jeugd');
  const missing = async () =>
    (await stage.jan.data(LedgerYearsDocument)).accountancyYears.map(
      ({ missingCommissions }) => missingCommissions,
    );
  expect(await missing()).toEqual([[{ index: '9', title: 'Jeugd' }]]);
});
