import { COMMISSIONS } from '../../identity/commissions/commission.moving';
import { CommissionModel } from '../../identity/people/commission.model';
import { makerCalled } from '../../identity/users/invitation/invitation.service';
import { PORTAL } from '../../platform/audit/logLine';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { moved, type Moving } from '../../platform/moving/moving';
import { centsOf } from '../../platform/moving/oldField';
import { isPlain, oldIdOf, type OldPlain, type OldRecord } from '../../platform/moving/oldRecord';
import type { Move, MovedSum } from '../../platform/moving/readDump';
import { isSepaIban, plainIban } from '../../platform/text/iban';
import { LINES } from '../../platform/text/inputFields';
import { type AccountancyYear, AccountancyYearModel, type Workgroup } from './accountancyYear.model';
import { TransactionKind, TransactionState } from './finance.enums';
import { receiptFolder } from './receipts.service';
import { type Transaction, TransactionModel } from './transaction.model';

const FILE = 'transactions';
const UNKNOWN = 'onbekend';
/** Euros; above it, somebody entered cents. */
const MOST = 100_000;

/** The declarations and mutations of the old books; they also stand in the years, below their committees. */
export const moveTransactions: Move = {
  files: [FILE, 'declarations', 'mutations'],
  gather: { files: [], documents: (dump) => (dump.get(YEARS) ?? []).flatMap(linesIn) },
  title: 'Boekingen',
  into: [TransactionModel],
  map: async (old, moving) => {
    const year = yearOf(old, moving);
    const wg = wgOf(old, year);
    const { kind, amount } = amountOf(old);
    const state = stateOf(old, kind);
    const creator = old.at('creator').text() || UNKNOWN;
    const creatorMail = old.at('creatorMail').email();
    const moment = old.at('creationDate').moment() ?? old.newId.getTimestamp();
    const directPay =
      kind === TransactionKind.declaration ? old.at('directPay').whole({ min: 0, max: 1 }) : null;
    return [
      moved(TransactionModel, {
        _id: old.newId,
        kind,
        state,
        yearId: year ? String(year._id) : '',
        wg,
        description: old.at('description').text({ required: true, most: LINES }),
        amount,
        directPay,
        accountName: directPay === 1 ? creator : null,
        accountnumber: accountOf(old, state),
        receipts: await receiptsOf(old, moving, wg),
        creationDate: moment,
        creator,
        creatorMail: creatorMail || UNKNOWN,
        createdBy: makerCalled(creatorMail, moving) ?? makerCalled(creator, moving) ?? PORTAL.id,
        reason: old.at('reason').text({ most: LINES }) || null,
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
  sums: (_old, stored, moving) => {
    const lines = stored(TransactionModel) as unknown as readonly Transaction[];
    return moving.documents(YEARS).flatMap((year) => totalsOf(year, lines, moving));
  },
};

/** The lines below the committees of a year, with where they stand. */
function linesIn(year: OldPlain): OldPlain[] {
  const groups = Array.isArray(year.workgroups) ? year.workgroups.filter(isPlain) : [];
  return groups.flatMap((group) => {
    const { declarations } = group;
    if (!isPlain(declarations)) return [];
    const where = { yearIndex: year.index, wg: group.index };
    return (['open', 'closed'] as const).flatMap((list) => {
      const found: unknown = declarations[list];
      if (!Array.isArray(found)) return [];
      return found.filter(isPlain).map((line) => ({ ...where, isOpen: list === 'open', ...line }));
    });
  });
}

type Year = AccountancyYear & { _id: string };

function yearOf(old: OldRecord, moving: Moving): Year | undefined {
  const field = ['yearIndex', 'year', 'yearId'].map((name) => old.at(name)).find((one) => !one.isMissing);
  const id = moving.reference(field ?? old.at('yearIndex'), YEARS, { required: true });
  return moving.of(AccountancyYearModel).find(({ _id }) => String(_id) === id) as Year | undefined;
}

function wgOf(old: OldRecord, year: Year | undefined): string {
  const field = old.at('wg').isMissing ? old.at('index') : old.at('wg');
  const wg = field.text({ required: true });
  if (wg !== '' && year && !year.workgroups.some(({ index }) => index === wg))
    field.fault(`wees: commissie ${wg} staat niet in de boeken van ${year.title}`);
  return wg;
}

/** A mutation has what came in or went out; a declaration what is asked, as a negative amount. */
function amountOf(old: OldRecord): { kind: TransactionKind; amount: number } {
  const [income, expense] = [old.at('income'), old.at('expence')];
  if (!income.isMissing || !expense.isMissing) {
    old.ignore('amount');
    const amount = (income.cents({ most: MOST }) ?? 0) - Math.abs(expense.cents({ most: MOST }) ?? 0);
    return { kind: TransactionKind.mutation, amount };
  }
  const field = old.at('amount');
  const amount = field.cents({ required: true, most: MOST }) ?? 0;
  if (amount > 0) field.assume('een declaratie met een positief bedrag: geboekt als uitgave');
  return { kind: TransactionKind.declaration, amount: -Math.abs(amount) };
}

function stateOf(old: OldRecord, kind: TransactionKind): TransactionState {
  const [open, status] = [old.at('isOpen'), old.at('status')];
  if (kind === TransactionKind.mutation) return TransactionState.approved;
  if (status.isMissing)
    return open.isMissing || open.yes() ? TransactionState.open : TransactionState.approved;
  return status.yes() ? TransactionState.approved : TransactionState.declined;
}

/** Of what is still to be paid it must be one. */
function accountOf(old: OldRecord, state: TransactionState): string | null {
  const other = old.at('newAccountnumber');
  const field = other.isMissing ? old.at('accountnumber') : other;
  old.ignore('accountnumber');
  const text = field.text();
  if (text === '') return null;
  const iban = plainIban(text);
  if (isSepaIban(iban)) return iban;
  if (state === TransactionState.open) field.fault('geen rekeningnummer (IBAN)');
  else field.assume('geen rekeningnummer (IBAN): weggelaten');
  return null;
}

async function receiptsOf(old: OldRecord, moving: Moving, wg: string): Promise<StoredFile[]> {
  old.ignore('receiptType');
  const field = old.at('receipt');
  if (field.isMissing || wg === '') return [];
  const file = await moving.files.take(field, { folder: receiptFolder(wg), kind: 'receipt' });
  return file ? [file] : [];
}

/** What the old system had as the totals of a year, beside what its approved lines come to. */
function totalsOf(year: OldPlain, lines: readonly Transaction[], moving: Moving): MovedSum[] {
  const id = moving.newId(YEARS, oldIdOf(year) ?? '');
  const amounts = lines
    .filter(({ yearId, state }) => yearId === id && state === TransactionState.approved)
    .map(({ amount }) => amount);
  const sum = (of: readonly number[]) => of.reduce((total, amount) => total + amount, 0);
  const total = (field: string, what: string, now: number): MovedSum[] => {
    const old = centsOf(year[field]);
    const name = `${what} ${String(year.title as string)}`;
    return old ? [{ what: name, old: Math.abs(old.cents), now, isMoney: true }] : [];
  };
  return [
    ...total('totalIncome', 'Inkomsten', sum(amounts.filter((amount) => amount > 0))),
    ...total('totalExpences', 'Uitgaven', -sum(amounts.filter((amount) => amount < 0))),
  ];
}

/** The name of the file of years, for references to it. */
const YEARS = 'accountancyYears';

/** The years of the books with their committees and budgets; what stands in them are the transactions. */
export const moveYears: Move = {
  files: [YEARS, 'accountancy', 'boekjaren'],
  title: 'Boekjaren',
  into: [AccountancyYearModel],
  map: (old, moving) => {
    const title = old.at('title');
    const name = title.text({ required: true, most: 50 });
    moving.mustBeUnique(old, title, name.toLowerCase());
    const index = old.at('index').whole({ required: true, min: 0 }) ?? 0;
    moving.mustBeUnique(old, old.at('index'), String(index));
    // Lines name their year by its number or its title.
    moving.keep(YEARS, String(old.newId), [String(index), name]);
    // The portal computes them; they are compared.
    old.ignore('totalExpences', 'totalIncome', 'totalExpencesBudget', 'totalIncomeBudget');
    return [
      moved(AccountancyYearModel, {
        _id: old.newId,
        title: name,
        index,
        locked: old.at('locked').yes(),
        archived: false,
        workgroups: groupsOf(old, moving),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};

function groupsOf(old: OldRecord, moving: Moving): Workgroup[] {
  const numbers = new Set<string>();
  return old.parts('workgroups').map((group, at) => {
    const field = group.at('index');
    const index = field.text({ required: true });
    if (numbers.has(index)) field.fault('dubbel: dit nummer staat al in dit jaar');
    numbers.add(index);
    const commission = moving.of(CommissionModel).find((one) => String(one.index) === index);
    return {
      _id: moving.partId(`${COMMISSIONS} in the books`, `${old.id} ${at}`),
      index,
      title: group.at('title').text({ required: true }),
      commissionId: commission ? String(commission._id) : null,
      expencesBudget: Math.abs(group.at('expencesBudget').cents() ?? 0),
      incomeBudget: group.at('incomeBudget').cents() ?? 0,
      revision: 1,
    };
  }) as unknown as Workgroup[];
}
