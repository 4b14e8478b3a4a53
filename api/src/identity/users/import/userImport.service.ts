import { AppError, badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { PortalContext } from '../../../platform/portalContext';
import { isMailAddress, LINE } from '../../../platform/text/inputFields';
import { oneLine, searchable } from '../../../platform/text/plainText';
import { listCommissions } from '../../commissions/commission.service';
import type { Commission } from '../../people/commission.model';
import type { SessionUser } from '../../people/requestContext';
import { UserModel, normalizeEmail } from '../../people/user.model';
import { mustBeAllowed } from '../../permissions/userRights';
import { type AddUserInput, LONGEST_PHONE } from '../user.input';
import { addUser } from '../user.service';
import {
  type UserImportProblem,
  type UserImportRow,
  type UserImportRowInput,
  UserImportState,
} from './userImport.type';

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

/** A row as it can be added, with what is wrong with it. */
export interface ReadRow {
  user: AddUserInput & { phoneNumber: string; adres: string };
  problems: UserImportProblem[];
}

const YES = ['ja', 'j', 'x', '1', 'true', 'waar', 'extern'];
const NO = ['', 'nee', 'n', '0', 'false', 'onwaar', '-'];

/** Reads one row by the rules of the form. */
export function readRow(row: UserImportRowInput, commissions: readonly Commission[]): ReadRow {
  const problems: UserImportProblem[] = [];
  const add = (field: keyof UserImportRowInput, message: string) => problems.push({ field, message });
  const text = (field: keyof UserImportRowInput, most = LINE) => {
    const value = oneLine(row[field] ?? '');
    if (value.length > most) add(field, texts.tooLong);
    return value;
  };
  const name = text('name');
  if (name === '') add('name', texts.required);
  const email = normalizeEmail(row.email ?? '');
  if (!isMailAddress(email)) add('email', email === '' ? texts.required : texts.email);
  const external = searchable(row.isExternal ?? '');
  if (![...YES, ...NO].includes(external)) add('isExternal', texts.yesOrNo);
  const asked = (row.commissions ?? '').split(/[,;\n]/).filter((part) => part.trim() !== '');
  const ids = asked.map((one) => {
    const found = commissionOf(one, commissions);
    if (!found) add('commissions', texts.noSuchCommission(oneLine(one)));
    return found?.id ?? '';
  });
  const user = {
    name,
    email,
    phoneNumber: text('phoneNumber', LONGEST_PHONE),
    adres: text('adres'),
    isExternal: YES.includes(external),
    permissions: { general: [], commissions: ids.filter(Boolean) },
  };
  return { user, problems };
}

/** By its name, its number, or both as the portal writes them: '3 - Optocht'. */
function commissionOf(asked: string, commissions: readonly Commission[]): Commission | undefined {
  const plain = searchable(asked);
  return commissions.find(({ index, name }) =>
    [searchable(name), String(index), searchable(`${index} - ${name}`)].includes(plain),
  );
}
