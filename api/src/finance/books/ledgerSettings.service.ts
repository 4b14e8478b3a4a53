import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { financeTexts } from '../money/finance.texts';
import { ledgerSourcesOf } from '../money/ledgerSource';
import { listYears, mustBeOpen } from './accountancyYear.service';
import type { LedgerPeriodInput } from './finance.input';
import { LEDGER, type LedgerSettings, LedgerSettingsModel } from './ledgerSettings.model';
import { withEntry } from './yearEntry.service';

const WHAT = 'De indeling van het grootboek';

/** The settings of all years; at revision 0 when nothing was set. */
export async function getLedgerSettings(): Promise<Pick<LedgerSettings, 'revision' | 'periods'>> {
  return (await LedgerSettingsModel.findById(LEDGER).lean(leanWithId)) ?? { revision: 0, periods: [] };
}

/**
 * Sets the period of a year, and to which committees the money of the sources goes. No two years overlap: all periods are
 * in one record, which is written as it was read (docs/domain/finance.md, F91).
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function saveLedgerPeriod(
  portal: PortalContext,
  actor: SessionUser,
  yearId: string,
  { revision, from, until, assignments }: LedgerPeriodInput,
): Promise<void> {
  const { workgroups } = await mustBeOpen(yearId);
  if (until < from) throw badInput({ until: financeTexts.period });
  const kinds = ledgerSourcesOf(portal).filter(({ hasCommittee }) => !hasCommittee);
  for (const { kind, wg } of assignments) {
    if (!kinds.some((source) => source.kind === kind))
      throw badInput({ assignments: financeTexts.ledgerKind });
    if (!workgroups.some(({ index }) => index === wg))
      throw badInput({ assignments: financeTexts.workgroup });
  }
  const { periods } = await getLedgerSettings();
  const others = periods.filter((period) => period.yearId !== yearId);
  const overlap = others.find((period) => period.from <= until && from <= period.until);
  if (overlap) {
    const years = [...(await listYears(false)), ...(await listYears(true))];
    const other = years.find(({ id }) => id === overlap.yearId)?.title ?? '';
    throw badInput({ from: financeTexts.periodOverlaps(other) });
  }
  const unique = [...new Map(assignments.map(({ kind, wg }) => [kind, { kind, wg }])).values()];
  await saveAtRevision<LedgerSettings>({
    model: LedgerSettingsModel,
    id: LEDGER,
    revision,
    actor,
    what: WHAT,
    update: { $set: { periods: [...others, { yearId, from, until, assignments: unique }] } },
  });
}

/**
 * Writes what changes the ledger on a day, while its year stays open (docs/domain/finance.md, F60). A day that falls in no period
 * is in no year, so nothing is closed there.
 * @param day YYYY-MM-DD @throws BAD_USER_INPUT when its year is in the archive, CONFLICT while that is being closed
 */
export async function inOpenYear<T>(day: string, write: () => Promise<T>): Promise<T> {
  const yearId = await yearOf(day);
  return yearId ? withEntry({ yearId }, () => mustBeOpen(yearId), write) : write();
}

async function yearOf(day: string): Promise<string | undefined> {
  const { periods } = await getLedgerSettings();
  return periods.find(({ from, until }) => from <= day && day <= until)?.yearId;
}
