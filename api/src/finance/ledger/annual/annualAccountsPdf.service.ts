import { formatCalendarDate } from '../../../platform/dates/amsterdam';
import { AppError } from '../../../platform/errors/appError';
import { storeFile } from '../../../platform/files/files.service';
import type { StoredFile } from '../../../platform/files/storedFile.type';
import type { PortalContext } from '../../../platform/portalContext';
import { threadWork } from '../../../platform/threads/threads';
import { annualTexts } from './annual.texts';
import { annualFigures } from './annualAccounts.service';
import type * as annualThread from './annualAccounts.thread';
import { getAnnualAccounts, linesOf } from './annualView.service';

const THREAD = threadWork<typeof annualThread>(require.resolve('./annualAccounts.thread'));
/** Where the pdf lies until it is swept. */
export const ANNUAL_FOLDER = 'jaarrekeningen';
const OPEN = ['toReceive', 'toPay', 'outside', 'undone'];

/**
 * The annual accounts as a pdf (docs/domain/finance.md, F167); nobody points to the file, so it is swept after a day.
 * @throws BAD_USER_INPUT when the year has no period, NOT_FOUND
 */
export async function annualAccountsPdf(portal: PortalContext, yearId: string): Promise<StoredFile> {
  const [accounts, figures] = await Promise.all([
    getAnnualAccounts(portal, yearId),
    annualFigures(portal, yearId),
  ]);
  if (!accounts || !figures) throw new AppError('BAD_USER_INPUT', annualTexts.noPeriod);
  const { from, until, closedAt, balances, committees, previousTitle, differences } = accounts;
  const title = annualTexts.title(accounts.title);
  const noteOf = (line: string) => accounts.notes.find((note) => note.line === line)?.text ?? '';
  const bytes = await portal.threads.run(THREAD, 'printAnnualAccounts', {
    title,
    foundation: portal.settings.foundation.name,
    isDraft: closedAt === null,
    days: [formatCalendarDate(from), formatCalendarDate(until)],
    balances: balances.map(({ id, label, begin, end }) => ({
      label,
      amounts: [begin, end],
      note: noteOf(id),
    })),
    own: { label: 'Eigen vermogen', amounts: [accounts.ownBegin, accounts.ownEnd], note: noteOf('own') },
    previous: previousTitle,
    committees: committees.map(({ id, wg, title: name, income, expenses, budget, before }) => ({
      label: `${wg} ${name}`.trim(),
      amounts: [income, expenses, income - expenses, budget, before],
      note: noteOf(id),
    })),
    result: {
      label: 'Resultaat',
      amounts: [
        ...totals(committees, ['income', 'expenses']),
        accounts.result,
        ...totals(committees, ['budget', 'before']),
      ],
      note: noteOf('result'),
    },
    differences: differences.map(({ text, amount }) => ({ text, amount })),
    open: OPEN.flatMap((id) => {
      const row = balances.find((balance) => balance.id === id);
      const lines = linesOf(figures, id)?.filter(({ end }) => end !== 0) ?? [];
      if (!row || lines.length === 0) return [];
      return {
        label: row.label,
        rows: lines.map(({ date, description, counterpart, end }) => ({
          label: [date && formatCalendarDate(date), description, counterpart].filter(Boolean).join(', '),
          amounts: [end],
          note: '',
        })),
      };
    }),
  });
  return storeFile(ANNUAL_FOLDER, { name: `${title}.pdf`, type: 'pdf', bytes });
}

function totals<Key extends string>(
  rows: readonly Readonly<Record<Key, number | null>>[],
  keys: readonly Key[],
): number[] {
  return keys.map((key) => rows.reduce((sum, row) => sum + (row[key] ?? 0), 0));
}
