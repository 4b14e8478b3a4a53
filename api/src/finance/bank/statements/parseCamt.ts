import { XMLParser } from 'fast-xml-parser';

import { plainIban } from '../../../platform/text/iban';
import {
  amountOfLine,
  badStatement,
  type Balance,
  centsOf,
  dayOfLine,
  isDay,
  type Statement,
  type StatementLine,
  tidy,
} from './statementLine';

type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
});

/**
 * The statements of a CAMT.053 file, with their booked lines, version .02 or .08; null for other text.
 * @throws StatementError
 */
export function parseCamt(text: string): Statement[] | null {
  // No statement brings entities of its own: what does may be made to grow without end.
  if (!/<(\w+:)?Document[\s>]/.test(text) || /<!DOCTYPE/i.test(text)) return null;
  if (/<(\w+:)?BkToCstmrDbtCdtNtfctn[\s>]/.test(text)) throw badStatement.notification();
  if (/<(\w+:)?BkToCstmrAcctRpt[\s>]/.test(text)) throw badStatement.report();
  if (!/<(\w+:)?BkToCstmrStmt[\s/>]/.test(text)) return null;
  if (!/<\/(\w+:)?Document>\s*$/.test(text)) throw badStatement.incomplete();
  const document = parser.parse(text) as Node;
  let seen = 0;
  return list(at(document, 'Document', 'BkToCstmrStmt', 'Stmt')).map((statement) => {
    const account = accountOf(at(statement, 'Acct', 'Id'));
    const entries = list(at(statement, 'Ntry')).filter(isBooked);
    const { opening, closing, currency } = balancesOf(statement);
    const lines = entries.flatMap((entry) => linesOf(entry, account, (seen += 1)));
    return {
      account,
      currency: currency || tidy(at(statement, 'Acct', 'Ccy')) || lines[0]?.currency || 'EUR',
      opening,
      closing,
      lines,
    };
  });
}

function isBooked(entry: Node): boolean {
  return value(at(entry, 'Sts', 'Cd') ?? entry.Sts) === 'BOOK';
}

/** Of a statement in several pages the balances in between are its first and its last. */
function balancesOf(statement: Node): Pick<Statement, 'opening' | 'closing'> & { currency: string } {
  const all = list(at(statement, 'Bal')).map((balance) => ({
    balance,
    kind: value(at(balance, 'Tp', 'CdOrPrtry', 'Cd')),
  }));
  const find = (...kinds: readonly string[]) =>
    kinds.flatMap((kind) => all.filter((one) => one.kind === kind)).map(({ balance }) => balance);
  const between = find('ITBD');
  const opening = find('OPBD', 'PRCD')[0] ?? between[0];
  const closing = find('CLBD')[0] ?? between.findLast((one) => one !== opening);
  return {
    opening: opening ? balanceOf(opening) : null,
    closing: closing ? balanceOf(closing) : null,
    currency: tidy(at(closing ?? opening, 'Amt', '@Ccy')),
  };
}

function balanceOf(balance: Node): Balance {
  const amount = centsOf(value(balance.Amt));
  const date = dayIn(balance.Dt);
  if (amount === undefined || (date !== '' && !isDay(date))) throw badStatement.noBalance();
  return { date, amount: value(balance.CdtDbtInd) === 'DBIT' ? -amount : amount };
}

/** One line, or one for each payment of a batch that the bank tells apart. */
function linesOf(entry: Node, account: string, position: number): StatementLine[] {
  const whole = signed(entry, {}, amountOfLine(value(entry.Amt), position), position);
  const currency = tidy(at(entry, 'Amt', '@Ccy')) || 'EUR';
  const about = { account, currency, date: dayOfLine(dayIn(entry.BookgDt) || dayIn(entry.ValDt), position) };
  const details = list(at(entry, 'NtryDtls')).flatMap((detail) => list(at(detail, 'TxDtls')));
  const amounts = details.map((detail) => amountIn(detail, currency));
  if (details.length > 1 && amounts.every(Boolean)) {
    const parts = details.map((detail, part) =>
      signed(entry, detail, amountOfLine(amounts[part] ?? '', position), position),
    );
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum !== whole) throw badStatement.batch(position, sum, whole, currency);
    return details.map((detail, part) => line(entry, detail, parts[part] ?? 0, about));
  }
  return [line(entry, details[0] ?? {}, whole, about)];
}

/** What a payment of a batch is, in the currency of the account; payments from abroad tell it in theirs too. */
function amountIn(detail: Node, currency: string): string {
  const paths = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']];
  const amounts = paths.map((path) => at(detail, ...path)).filter((amount) => amount !== undefined);
  return value(amounts.find((amount) => (tidy(at(amount, '@Ccy')) || currency) === currency));
}

function signed(entry: Node, detail: Node, cents: number, position: number): number {
  const side = value(at(detail, 'CdtDbtInd') ?? entry.CdtDbtInd);
  if (side !== 'CRDT' && side !== 'DBIT') throw badStatement.noSide(position);
  return side === 'CRDT' ? cents : -cents;
}

type About = Pick<StatementLine, 'account' | 'currency' | 'date'>;

function line(entry: Node, detail: Node, amount: number, about: About): StatementLine {
  const side = amount >= 0 ? 'Dbtr' : 'Cdtr';
  const parties = (at(detail, 'RltdPties') ?? {}) as Node;
  const structured = texts(list(at(detail, 'RmtInf', 'Strd')).map((one) => at(one, 'CdtrRefInf', 'Ref')));
  const end = value(at(detail, 'Refs', 'EndToEndId'));
  return {
    ...about,
    amount,
    name: value(at(parties, side, 'Pty', 'Nm') ?? at(parties, side, 'Nm')),
    iban: accountOf(at(parties, `${side}Acct`, 'Id')),
    description: texts(at(detail, 'RmtInf', 'Ustrd')) || value(entry.AddtlNtryInf),
    reference: [structured, /^NOT\s?PROVIDED$/i.test(end) ? '' : end].filter(Boolean).join(' '),
    marks: tidy(
      [
        ...list(entry.NtryDtls).map((one) => value(at(one, 'Btch', 'PmtInfId'))),
        value(at(detail, 'Refs', 'MndtId')),
      ].join(' '),
    ),
    bankReference: value(at(detail, 'Refs', 'AcctSvcrRef')) || value(entry.AcctSvcrRef),
    source: { text: `${leaves(detail)} ${value(entry.AddtlNtryInf)}`, valueDate: dayIn(entry.ValDt) },
  };
}

function accountOf(id: unknown): string {
  return plainIban(value(at(id, 'IBAN') ?? at(id, 'Othr', 'Id')));
}

function dayIn(date: unknown): string {
  return value(at(date, 'Dt') ?? at(date, 'DtTm')).slice(0, 10);
}

function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, name) => (inside as Node | undefined)?.[name], node);
}

/** The text of an element, which is a node of its own when it has attributes. */
function value(node: unknown): string {
  return tidy(typeof node === 'object' && node !== null ? (node as Node)['#text'] : node);
}

function list(node: unknown): Node[] {
  if (node === undefined || node === '') return [];
  return (Array.isArray(node) ? node : [node]) as Node[];
}

function texts(node: unknown): string {
  return tidy((Array.isArray(node) ? node : [node]).map(value).join(' '));
}

/** All text inside, in the order of the file. */
function leaves(node: unknown): string {
  if (typeof node !== 'object' || node === null) return tidy(node);
  return Object.values(node).map(leaves).join(' ');
}
