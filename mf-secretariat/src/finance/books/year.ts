import type { SecretariatYearAccountsFragment } from '../../gql/graphql';

/** A financial year, as its books show it. */
export type Year = SecretariatYearAccountsFragment;

/** A committee in the books. */
export type Workgroup = Year['workgroups'][number];

/** What a row of the books shows: of a committee, or '' of what goes to none. Sums in cents. */
export type YearRow = Pick<
  Workgroup,
  'id' | 'index' | 'title' | 'income' | 'incomeBudget' | 'expences' | 'expencesBudget'
> & { group?: Workgroup };

/** The committees, and below them what goes to none, if anything does: together they are the totals. */
export function rowsOf({ workgroups, unassignedIncome, unassignedExpences }: Year): YearRow[] {
  const rows = workgroups.map((group): YearRow => ({ ...group, group }));
  if (unassignedIncome === 0 && unassignedExpences === 0) return rows;
  const none = { id: 'none', index: '', title: 'Zonder commissie', incomeBudget: 0, expencesBudget: 0 };
  return [...rows, { ...none, income: unassignedIncome, expences: unassignedExpences }];
}

/** What is being done with a year or a committee in it. */
export type YearDoing =
  | { what: 'mutation' | 'add' | 'archive' }
  | { what: 'lines'; row: YearRow }
  | { what: 'edit' | 'delete'; group: Workgroup };
