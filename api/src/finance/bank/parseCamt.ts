import { XMLParser } from 'fast-xml-parser';

import { plainIban } from '../../platform/text/iban';
import { centsOf, type StatementLine, tidy } from './statementLine';

type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: true,
});

/** The booked lines of a CAMT.053 file, version .02 or .08; null for other text. */
export function parseCamt(text: string): StatementLine[] | null {
  // No statement brings entities of its own: what does may be made to grow without end.
  if (!/<(\w+:)?BkToCstmrStmt[\s>]/.test(text) || /<!DOCTYPE/i.test(text)) return null;
  const document = parser.parse(text) as Node;
  return list(at(document, 'Document', 'BkToCstmrStmt', 'Stmt')).flatMap((statement) => {
    const account = plainIban(tidy(at(statement, 'Acct', 'Id', 'IBAN')));
    return list(at(statement, 'Ntry'))
      .filter(isBooked)
      .flatMap((entry) => linesOf(entry, account));
  });
}

function isBooked(entry: Node): boolean {
  return tidy(at(entry, 'Sts', 'Cd') ?? entry.Sts) === 'BOOK';
}

/** One line, or one for each payment of a batch that the bank tells apart. */
function linesOf(entry: Node, account: string): StatementLine[] {
  const details = list(at(entry, 'NtryDtls')).flatMap((detail) => list(at(detail, 'TxDtls')));
  const amounts = details.map((detail) => tidy(at(detail, 'Amt') ?? at(detail, 'AmtDtls', 'TxAmt', 'Amt')));
  if (details.length > 1 && amounts.every(Boolean)) {
    return details.map((detail, position) => line(entry, detail, amounts[position] ?? '', account));
  }
  return [line(entry, details[0] ?? {}, tidy(entry.Amt), account)];
}

function line(entry: Node, detail: Node, amount: string, account: string): StatementLine {
  const isIn = tidy(at(detail, 'CdtDbtInd') ?? entry.CdtDbtInd) === 'CRDT';
  const side = isIn ? 'Dbtr' : 'Cdtr';
  const parties = (at(detail, 'RltdPties') ?? {}) as Node;
  const structured = tidy(at(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'));
  const end = tidy(at(detail, 'Refs', 'EndToEndId'));
  return {
    account,
    date: tidy(at(entry, 'BookgDt', 'Dt') ?? at(entry, 'BookgDt', 'DtTm')).slice(0, 10),
    amount: (isIn ? 1 : -1) * centsOf(amount),
    name: tidy(at(parties, side, 'Pty', 'Nm') ?? at(parties, side, 'Nm')),
    iban: plainIban(tidy(at(parties, `${side}Acct`, 'Id', 'IBAN'))),
    description: texts(at(detail, 'RmtInf', 'Ustrd')) || tidy(entry.AddtlNtryInf),
    reference: [structured, end === 'NOTPROVIDED' ? '' : end].filter(Boolean).join(' '),
  };
}

function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, name) => (inside as Node | undefined)?.[name], node);
}

function list(value: unknown): Node[] {
  if (value === undefined || value === '') return [];
  return (Array.isArray(value) ? value : [value]) as Node[];
}

function texts(value: unknown): string {
  return tidy((Array.isArray(value) ? value : [value]).map(tidy).join(' '));
}
