import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { heldBy } from '../claims/directDebit.model';
import type { DirectDebitFile } from '../claims/directDebit.model';
import type { FileCondition, FileEdit } from '../payments/fileApproval';
import { directDebitTexts } from './directDebit.input';
import { WITHDRAWN } from './directDebit.jobs';
import { getDirectDebit } from './directDebit.service';
import { endedMandates } from './endedMandates';

/** More often than this no mandates of one file end while it is written. */
const TRIES = 5;

/** How a file is written without what may not be collected any more. */
export interface LettingGo {
  /** The file is as it was read, and no mandate of it ended since. */
  only: FileCondition;
  /** Takes the lines out. */
  edit: FileEdit;
}

/**
 * Writes to a file that may go to the bank after it, and takes out in the same write each line whose mandate ended; their
 * payers are told, also after a crash. Once its text was fetched nothing is taken out any more (docs/domain/finance.md, F155).
 * @param write the write; null when it did not come to pass @returns the file, or null when the write's own condition did not
 * hold @throws BAD_USER_INPUT when nothing would be left; NOT_FOUND
 */
export async function writeWithoutEnded(
  portal: PortalContext,
  id: string,
  write: (how: LettingGo) => Promise<DirectDebitFile | null>,
): Promise<DirectDebitFile | null> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await getDirectDebit(id);
    const { endings = 0, takenOn = null } = before;
    const ended = takenOn ? new Map<string, string>() : await endedMandates(portal, heldBy(before));
    const gone = heldBy(before).filter(({ mandate }) => ended.has(mandate));
    if (gone.length > 0 && gone.length === heldBy(before).length && !before.reversed)
      throw new AppError('BAD_USER_INPUT', directDebitTexts.nothingLeft);
    // First: after a crash its payers are told all the same. Before it is written it does nothing.
    const job = gone.length > 0 ? await portal.jobs.add(WITHDRAWN, id) : null;
    // Of before this was kept there is no number.
    const seen = { endings: endings > 0 ? endings : { $in: [0, null] } };
    const after = await write({
      only: { ...seen, takenOn },
      edit: withoutLines(gone.map(({ slot }) => slot)),
    });
    if (after && job) await portal.jobs.begin(job);
    if (after) return after;
    const now = await getDirectDebit(id);
    if ((now.endings ?? 0) === endings && (now.takenOn ?? null)?.valueOf() === takenOn?.valueOf())
      return null;
  }
  throw new AppError('CONFLICT', directDebitTexts.changed);
}

function withoutLines(slots: readonly string[]): FileEdit {
  if (slots.length === 0) return { update: {} };
  const one = slots.length === 1;
  return {
    update: { $set: { 'debits.$[ended].droppedOn': new Date() }, $pull: { open: { $in: slots } } },
    arrayFilters: [{ 'ended.slot': { $in: slots } }],
    said: `, zonder ${slots.length} ${one ? 'regel waarvan de machtiging is' : 'regels waarvan de machtigingen zijn'} beëindigd`,
  };
}
