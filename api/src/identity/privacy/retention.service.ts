import { AuditKind } from '../../platform/audit/auditKind.enum';
import { inAuditScope, newAuditScope } from '../../platform/audit/auditScope';
import { PORTAL } from '../../platform/audit/logLine';
import { settleOperation } from '../../platform/audit/settleOperation';
import { AppError } from '../../platform/errors/appError';
import { itemsOf } from '../../platform/extensionPoint';
import type { JobRun } from '../../platform/jobs/jobKind';
import { logError } from '../../platform/log/logError';
import type { PortalContext } from '../../platform/portalContext';
import { type RetentionRule, retentionRules } from '../../platform/privacy/retentionRule';
import type { RetentionDue } from './retention.type';

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
