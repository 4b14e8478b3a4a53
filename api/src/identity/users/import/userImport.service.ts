import { AppError, badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { PortalContext } from '../../../platform/portalContext';
import { listCommissions } from '../../commissions/commission.service';
import type { SessionUser } from '../../people/requestContext';
import { UserModel } from '../../people/user.model';
import { mustBeAllowed } from '../../permissions/userRights';
import { addUser } from '../user.service';
import {
  type UserImportProblem,
  type UserImportRow,
  type UserImportRowInput,
  UserImportState,
} from './userImport.type';
import { type ReadRow, readRow } from './userImportRows';

const MOST_ROWS = 500;

/** What an import would do. Nothing is stored. @throws BAD_USER_INPUT for no rows, or too many */
export async function previewUsers(
  portal: PortalContext,
  actor: SessionUser,
  rows: readonly UserImportRowInput[],
): Promise<UserImportRow[]> {
  return (await check(portal, actor, rows)).map(({ result }) => result);
}

/**
 * Adds the rows that can be added, each as the form would; whose address is known stays as it is, so that the same file
 * again adds nothing. @returns what became of each row @throws BAD_USER_INPUT for no rows, or too many
 */
export async function importUsers(
  portal: PortalContext,
  actor: SessionUser,
  rows: readonly UserImportRowInput[],
  isInvited: boolean,
): Promise<UserImportRow[]> {
  const results: UserImportRow[] = [];
  for (const { user, result } of await check(portal, actor, rows)) {
    const isReady = result.state === UserImportState.ready;
    results.push(isReady ? await add(portal, actor, { user, result }, isInvited) : result);
  }
  return results;
}

type Checked = Pick<ReadRow, 'user'> & { result: UserImportRow };

async function add(
  portal: PortalContext,
  actor: SessionUser,
  { user, result }: Checked,
  isInvited: boolean,
): Promise<UserImportRow> {
  try {
    await addUser(portal, actor, user, { isInvited });
    return { ...result, state: UserImportState.added };
  } catch (error) {
    const problems = problemsIn(error);
    // Somebody else was first.
    if (problems.some(({ message }) => message === texts.emailTaken))
      return { ...result, state: UserImportState.exists };
    return { ...result, state: UserImportState.faulty, problems };
  }
}

async function check(
  { settings }: PortalContext,
  actor: SessionUser,
  rows: readonly UserImportRowInput[],
): Promise<Checked[]> {
  if (rows.length === 0 || rows.length > MOST_ROWS) throw badInput({ rows: texts.importedUsers });
  const commissions = await listCommissions();
  const read = rows.map((row) => readRow(row, commissions));
  const known = await addressesOf(read.map(({ user }) => user.email));
  const before = new Set<string>();
  return read.map(({ user, problems }) => {
    const { name, email } = user;
    const all = [...problems, ...rightsProblems(() => mustBeAllowed(actor, null, user, settings))];
    if (email !== '' && before.has(email)) all.push({ field: 'email', message: texts.earlierRow });
    before.add(email);
    return { user, result: { name, email, state: stateOf(all, known.has(email)), problems: all } };
  });
}

function stateOf(problems: readonly UserImportProblem[], isKnown: boolean): UserImportState {
  if (problems.length > 0) return UserImportState.faulty;
  return isKnown ? UserImportState.exists : UserImportState.ready;
}

async function addressesOf(emails: readonly string[]): Promise<Set<string>> {
  const users = await UserModel.find({ email: { $in: emails } })
    .select({ email: 1 })
    .lean();
  return new Set(users.map(({ email }) => email));
}

function rightsProblems(test: () => void): UserImportProblem[] {
  try {
    test();
    return [];
  } catch (error) {
    return problemsIn(error);
  }
}

/** The refusal of the form, by the columns of the file. @throws what is none */
function problemsIn(error: unknown): UserImportProblem[] {
  if (!(error instanceof AppError)) throw error;
  const fields = Object.entries((error.extensions.fields ?? {}) as Record<string, string>);
  if (fields.length === 0) return [{ field: '', message: error.message }];
  return fields.map(([field, message]) => ({ field: field.replace(/^permissions\./, ''), message }));
}
