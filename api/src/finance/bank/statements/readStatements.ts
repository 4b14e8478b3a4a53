import { parseCamt } from './parseCamt';
import { parseMt940 } from './parseMt940';
import { badStatement, type Statement, StatementError } from './statementLine';

const MOST_LINES = 5000;

/**
 * The statements of a file, CAMT.053 or MT940, of which it is certain that they are whole: what was on the account, and
 * the lines, give what is on it at the end. Only those of these accounts. @throws StatementError
 */
export function readStatements(bytes: Uint8Array, accounts: readonly string[]): Statement[] {
  const text = textOf(bytes);
  if (text.trim() === '') throw badStatement.empty();
  const statements = parsed(text);
  if (!statements || statements.length === 0) throw badStatement.unreadable();
  const count = statements.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > MOST_LINES) throw badStatement.tooMany(MOST_LINES);
  return statements.map((statement) => {
    mustAddUp(statement);
    const account = ownAccount(statement.account, accounts);
    return { ...statement, account, lines: statement.lines.map((line) => ({ ...line, account })) };
  });
}

function parsed(text: string): Statement[] | null {
  try {
    return parseCamt(text) ?? parseMt940(text);
  } catch (error) {
    if (error instanceof StatementError) throw error;
    // Xml that is broken.
    throw badStatement.incomplete();
  }
}

/** Statements are UTF-8; an old MT940 may be Latin-1. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Lines in another currency than the balances cannot be added to them. */
function mustAddUp({ opening, closing, currency, lines }: Statement): void {
  if (!opening || !closing || lines.some((line) => line.currency !== currency)) return;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (opening.amount + sum !== closing.amount) {
    throw badStatement.notBalanced(opening.amount, sum, closing.amount, currency);
  }
}

/** Which of our accounts it is. Banks that write the number alone leave out the zeros before it, or put in more. */
function ownAccount(account: string, accounts: readonly string[]): string {
  const number = /^\d{5,}$/.test(account) ? account.replace(/^0+/, '') : undefined;
  const own = accounts.find(
    (iban) =>
      iban === account || (number && iban.startsWith('NL') && iban.slice(8).replace(/^0+/, '') === number),
  );
  if (!own) throw badStatement.otherAccount(account);
  return own;
}
