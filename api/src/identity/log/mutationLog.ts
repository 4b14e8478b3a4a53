import { AuditKind } from '../../platform/audit/auditKind.enum';
import type { AuditActor, Deletion, EventDetails } from '../../platform/audit/auditScope';
import type { EndedMutation, MutationLog } from '../../platform/graphql/logMutations';
import { sessionMark } from '../../platform/log/logger';
import type { RequestContext } from '../people/requestContext';
import { undoableOf } from '../trash/trashSource';
import { accountIdOf } from './auditEvent.service';

/** Mutations that give what they tell to take along. */
const EXPORTS = new Set([
  'createClubReport',
  'exportClubMember',
  'exportPayments',
  'exportPersonalData',
  'logExport',
]);

const SIGN_INS = new Set(['signIn', 'signInWithPasskey']);

/** Who asks, from where, and what the log calls a sign-in. */
export const mutationLog: MutationLog<RequestContext> = { actorOf, special, deleted };

/** Who does an operation of this request. */
export function actorOf(
  { viewedBy, user: signedIn, ip, sessionToken, tokenName, requestId }: RequestContext,
  operation: string,
): AuditActor {
  const user = viewedBy ?? signedIn;
  return {
    userId: user?.id ?? null,
    userName: user?.name ?? null,
    address: ip,
    session: sessionName(user, sessionToken, tokenName),
    requestId,
    operation,
  };
}

/** What it came by. */
function sessionName(user: object | null, sessionToken: string | null, tokenName?: string): string | null {
  if (!user) return null;
  if (tokenName) return `token ${tokenName}`;
  return sessionToken ? sessionMark(sessionToken) : null;
}

function deleted(context: RequestContext, operation: string, deletions: readonly Deletion[]): void {
  const undoable = undoableOf(context.portal, operation, deletions);
  if (undoable) context.answerExtensions = { ...context.answerExtensions, deleted: undoable };
}

async function special(ended: EndedMutation): Promise<Partial<EventDetails> | undefined> {
  const { operation, args, outcome } = ended;
  if (SIGN_INS.has(operation)) return signIn(ended);
  if (outcome !== 'OK') return undefined;
  if (operation === 'viewAs') return { kind: AuditKind.viewed, entity: 'User' };
  if (operation === 'signOut') return { kind: AuditKind.signOut };
  if (operation === 'logExport') return { kind: AuditKind.exported, ids: namesOf(args) };
  return EXPORTS.has(operation) ? { kind: AuditKind.exported } : undefined;
}

/** Of an attempt that failed the account is told, not what was typed: people type passwords there. */
async function signIn({ args, result, outcome }: EndedMutation): Promise<Partial<EventDetails>> {
  if (outcome === 'OK') {
    const { id, name } = result as { id: string; name: string };
    return { kind: AuditKind.signIn, userId: id, userName: name, entity: null };
  }
  const { email } = args as { email?: string };
  const recordId = email ? await accountIdOf(email) : null;
  return { kind: AuditKind.signInFailed, entity: recordId ? 'User' : null, recordId };
}

const namesOf = (args: object): string[] =>
  Object.entries(args).map(([name, value]) => `${name}=${String(value).slice(0, 64)}`);
