import { AuditKind } from '../../platform/audit/auditKind.enum';
import { inAuditScope, newAuditScope } from '../../platform/audit/auditScope';
import { PORTAL } from '../../platform/audit/logLine';
import { settleOperation } from '../../platform/audit/settleOperation';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { itemsOf } from '../../platform/extensionPoint';
import type { JobRun } from '../../platform/jobs/job.model';
import { logError } from '../../platform/log/logger';
import type { PortalContext } from '../../platform/portalContext';
import { type RetentionRule, retentionRules } from '../../platform/privacy/collectionPrivacy';
import { searchable } from '../../platform/text/plainText';
import type { SessionUser } from '../people/requestContext';
import type { PersonalDataFound, RetentionDue } from './personalData.type';
import { type PersonalDataSource, personalDataSources } from './personalDataSource';

/** So many records of a kind are told; the count tells of the others. */
const TOLD = 100;
const SHORTEST = 3;
const LONGEST = 200;
const MOST_EXPORTED = 100;

/**
 * What all areas know of a person, by words of their name, their e-mail address or the id of a record; kinds that know
 * nothing are left out.
 * @throws BAD_USER_INPUT for less than three characters
 */
export async function findPersonalData(
  { extensions }: PortalContext,
  search: string,
): Promise<PersonalDataFound[]> {
  const asked = search.trim();
  if (searchable(asked).length < SHORTEST || asked.length > LONGEST)
    throw badInput({ search: texts.personalSearch });
  const all = await Promise.all(
    itemsOf(personalDataSources, extensions).map(async ({ key, title, stays, canErase, find }) => ({
      ...{ key, title, stays, canErase },
      ...(await find(asked, TOLD)),
    })),
  );
  return all.filter(({ count }) => count > 0);
}

/**
 * All that is known in these records of one kind, as JSON text: a list of one object for each.
 * @throws NOT_FOUND, BAD_USER_INPUT for more than a hundred
 */
export async function exportPersonalData(
  portal: PortalContext,
  actor: SessionUser,
  source: string,
  ids: readonly string[],
): Promise<string> {
  if (ids.length > MOST_EXPORTED) throw badInput({ ids: texts.personalExport });
  const { exportOf } = sourceOf(portal, source);
  const known: unknown[] = [];
  for (const id of ids) known.push(await exportOf(actor, id));
  return JSON.stringify(known, null, 2);
}

/**
 * Erases one record, by the erasure of its area; what must stay for the books stays, and nothing waits in the trash.
 * @returns its id @throws NOT_FOUND, BAD_USER_INPUT when it must stay, CONFLICT
 */
export async function erasePersonalData(
  portal: PortalContext,
  actor: SessionUser,
  source: string,
  id: string,
): Promise<string> {
  const { erase, stays, eraseTrash } = sourceOf(portal, source);
  if (!erase) throw new AppError('BAD_USER_INPUT', stays);
  try {
    await erase(portal, actor, id);
  } catch (error) {
    // Deleted before, or erased until a crash: then what is left of it lies in the trash.
    if (!isNotFound(error) || !(await eraseTrash(portal, id))) throw error;
    return id;
  }
  await eraseTrash(portal, id);
  return id;
}

function sourceOf({ extensions }: PortalContext, key: string): PersonalDataSource {
  const found = itemsOf(personalDataSources, extensions).find((source) => source.key === key);
  if (!found) throw notFound('Dit soort gegevens');
  return found;
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.extensions.code === 'NOT_FOUND';
}

/** So many records of a kind in one run; the next one goes on. */
const MOST = 500;

/** What the retention would do now, without doing it: every kind, also those of which nothing is due. */
export function previewRetention({ extensions }: PortalContext, now = new Date()): Promise<RetentionDue[]> {
  return Promise.all(
    itemsOf(retentionRules, extensions).map(async ({ key, title, term, outcome, keep, count, until }) => ({
      ...{ key, title, term, outcome, isAutomatic: keep !== undefined },
      count: await count(now),
      until: until(now),
    })),
  );
}

/**
 * Does what the terms of retention say, record by record, and tells the log of each kind how many there were. Safe to
 * repeat: what is done is not due any more. What fails is logged and stays due.
 * @param now for tests: the moment to count from
 */
export async function keepRetention(
  portal: PortalContext,
  { id, progress }: Pick<JobRun, 'id' | 'progress'>,
  now = new Date(),
): Promise<void> {
  const rules = itemsOf(retentionRules, portal.extensions);
  for (const [at, rule] of rules.entries()) {
    await keepOne(portal, rule, id, now);
    await progress(at + 1, rules.length);
  }
}

async function keepOne(
  portal: PortalContext,
  { key, entity, due, keep }: RetentionRule,
  requestId: string,
  now: Date,
): Promise<void> {
  if (!keep) return;
  const ids = await due(now, MOST);
  if (ids.length === 0) return;
  // As one operation: the values in the log of these records go with them.
  const scope = newAuditScope({
    ...{ userId: null, userName: PORTAL.name, address: '', session: null },
    ...{ requestId, operation: 'keepRetention' },
  });
  await inAuditScope(scope, async () => {
    let count = 0;
    for (const id of ids) {
      try {
        await keep(portal, id);
        count += 1;
      } catch (error) {
        // Somebody was first, or works on it: the next run looks again.
        if (!(error instanceof AppError)) logError(error, `retention not kept: ${key} ${id}`);
      }
    }
    const details = { kind: AuditKind.done, entity, ids: [`kind=${key}`, `count=${count}`] };
    await settleOperation(scope, { details, always: true });
  });
}
