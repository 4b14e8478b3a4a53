import { todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { AppError } from '../../../platform/errors/appError';
import { storeFile } from '../../../platform/files/files.service';
import type { StoredFile } from '../../../platform/files/storedFile.type';
import type { PortalContext } from '../../../platform/portalContext';
import { threadWork } from '../../../platform/threads/threads';
import { getYear } from '../../books/accountancyYear.service';
import { ledgerSourcesOf } from '../../money/ledgerSource';
import type { LedgerEntry } from '../ledger.service';
import { annualTexts } from './annual.texts';
import { type AnnualFigures, annualFigures, withEntries } from './annualAccounts.service';
import { ANNUAL_FOLDER } from './annualAccountsPdf.service';
import { type AnnualMovement, ownFunds, sumOf, thingOf } from './annualState';
import { balancesOf } from './annualView.service';
import type { AuditAccount, AuditBooks, AuditTransaction } from './auditFile.thread';
import type * as auditThread from './auditFile.thread';

const THREAD = threadWork<typeof auditThread>(require.resolve('./auditFile.thread'));
const OWN = 'own';
/** The journals of where money moved; those of what became income or expense are its sources. */
const PLACES = [
  { id: 'bank', name: 'Bank', type: 'B' },
  { id: 'online', name: 'Betaaldienst', type: 'Z' },
  { id: 'byHand', name: 'Kas en met de hand genoteerd', type: 'C' },
  { id: 'late', name: 'Bankregels van eerder', type: 'M' },
];
const SALES = ['invoice', 'paperAdvertisement', 'clubContribution', 'webshopOrder'];

/**
 * The books of a year for the accountant, as an XML Auditfile Financieel (docs/domain/finance.md, F170); nobody points to the file, so
 * it is swept after a day. @throws BAD_USER_INPUT when the year has no period, NOT_FOUND
 */
export async function auditFileOf(portal: PortalContext, yearId: string): Promise<StoredFile> {
  const year = await getYear(yearId);
  const [figures, { entries, workgroups }] = await Promise.all([
    annualFigures(portal, yearId),
    withEntries(portal, year),
  ]);
  if (!figures) throw new AppError('BAD_USER_INPUT', annualTexts.noPeriod);
  const { name, vatNumber = '', chamberNumber = '' } = portal.settings.foundation;
  const xml = await portal.threads.run(THREAD, 'auditFile', {
    ...booksOf(figures, entries, workgroups),
    ...{ company: { name, taxNumber: vatNumber, commerceNumber: chamberNumber } },
    journals: [
      ...ledgerSourcesOf(portal).map(({ kind, label }) => ({
        ...{ id: kind, name: label, type: kind === 'declaration' ? 'P' : SALES.includes(kind) ? 'S' : 'M' },
      })),
      ...PLACES,
    ],
    ...{ madeOn: todayInAmsterdam(), version: portal.metrics.figures.build.version },
  });
  const file = { name: `Auditfile ${year.title}.xml`, type: 'xml', bytes: new TextEncoder().encode(xml) };
  return storeFile(ANNUAL_FOLDER, file);
}

/** Each movement as debit and credit, between the lines of the balance sheet and what each committee brought and cost. */
export function booksOf(
  figures: AnnualFigures,
  entries: readonly LedgerEntry[],
  workgroups: readonly { index: string; title: string }[],
): Pick<AuditBooks, 'from' | 'until' | 'accounts' | 'opening' | 'transactions'> {
  const { from, until, begin, movements } = figures;
  const lineOf = linesOfThings(figures, entries);
  const accountOf = (account: string) =>
    account.startsWith('thing:') ? lineOf(account.slice('thing:'.length)) : account;
  const opening = balancesOf(figures)
    .filter((balance) => balance.begin !== 0)
    .map((balance) => ({ account: balance.id, amount: balance.begin }));
  return {
    ...{ from, until },
    accounts: accountsOf(figures, workgroups),
    opening: [...opening, { account: OWN, amount: -ownFunds(begin) }].filter(({ amount }) => amount !== 0),
    transactions: [
      ...entries.filter(({ amount }) => amount !== 0).map((entry) => ofEntry(entry, lineOf(thingOf(entry)))),
      ...movements.flatMap((movement) => ofMovement(movement, accountOf)),
      ...ofMissing(figures),
    ],
  };
}

/** What became income or expense, on its committee; open until it is paid. */
function ofEntry(entry: LedgerEntry, open: string): AuditTransaction {
  const { id, kind, date, amount, description, counterpart, reference, wg, isCorrection } = entry;
  const isIncome = isCorrection ? amount < 0 : amount > 0;
  return {
    ...{ journal: kind, date, document: reference ?? id },
    description: [description, counterpart].filter(Boolean).join(', '),
    lines: [
      { account: open, amount },
      { account: `${isIncome ? 'in' : 'uit'}:${wg ?? ''}`, amount: -amount, cost: wg ?? '' },
    ],
  };
}

/** What moved, from the side of where it is; the other side tells it no second time. */
function ofMovement(
  { id, line, date, amount, description, counterpart, against }: AnnualMovement,
  accountOf: (account: string) => string,
): AuditTransaction[] {
  if (id.startsWith('kruispost:') || amount === 0) return [];
  const given = (against ?? []).map((one) => ({ account: accountOf(one.account), amount: -one.amount }));
  // Closed years of before say nothing of where it came from.
  const left = -amount - sumOf(given);
  const journal = line.startsWith('bank:')
    ? 'bank'
    : line === 'provider'
      ? 'online'
      : line === 'undone'
        ? 'late'
        : line;
  return [
    {
      ...{ journal, date, document: id, description: [description, counterpart].filter(Boolean).join(', ') },
      lines: [
        { account: line, amount },
        ...given,
        ...(left === 0 ? [] : [{ account: 'undone', amount: left }]),
      ],
    },
  ];
}

/** What a statement tells and no line does. */
function ofMissing({ begin, end, until }: AnnualFigures): AuditTransaction[] {
  return end.accounts.flatMap(({ iban, name, missing }) => {
    const before = begin.accounts.find((account) => account.iban === iban)?.missing ?? 0;
    const amount = missing - before;
    if (amount === 0) return [];
    return {
      ...{ journal: 'bank', date: until, document: iban, description: annualTexts.missing(name) },
      lines: [
        { account: `bank:${iban}`, amount },
        { account: 'undone', amount: -amount },
      ],
    };
  });
}

/** On which line of the balance sheet something open stands: the same one all year. */
function linesOfThings({ begin, end }: AnnualFigures, entries: readonly LedgerEntry[]) {
  const sides = new Map<string, string>();
  const side = (amount: number) => (amount < 0 ? 'toPay' : 'toReceive');
  for (const entry of entries) if (!sides.has(thingOf(entry))) sides.set(thingOf(entry), side(entry.amount));
  for (const { items } of [end, begin]) {
    for (const { thing, amount, isOutside } of items) sides.set(thing, isOutside ? 'outside' : side(amount));
  }
  return (thing: string) => sides.get(thing) ?? 'outside';
}

function accountsOf(
  { begin, end, committees }: AnnualFigures,
  workgroups: readonly { index: string; title: string }[],
): AuditAccount[] {
  const banks = new Map([...begin.accounts, ...end.accounts].map(({ iban, name }) => [iban, name]));
  const named = {
    toReceive: annualTexts.toReceive,
    toPay: annualTexts.toPay,
    outside: annualTexts.outsideLine,
  };
  const groups = new Map([
    ...committees.map(({ wg, title }) => [wg, title] as const),
    ...workgroups.map(({ index, title }) => [index, title] as const),
    ['', annualTexts.noCommittee] as const,
  ]);
  return [
    ...[...banks].map(([iban, name]) => ({ id: `bank:${iban}`, name, type: 'B' as const })),
    ...(['provider', 'byHand', 'transit'] as const).map((id) => ({
      id,
      name: annualTexts[id],
      type: 'B' as const,
    })),
    ...Object.entries(named).map(([id, name]) => ({ id, name, type: 'B' as const })),
    { id: 'undone', name: annualTexts.undoneLine, type: 'B' },
    { id: OWN, name: annualTexts.own, type: 'B' },
    ...[...groups].flatMap(([wg, title]) => [
      { id: `in:${wg}`, name: `Inkomsten ${wg} ${title}`, type: 'P' as const },
      { id: `uit:${wg}`, name: `Uitgaven ${wg} ${title}`, type: 'P' as const },
    ]),
  ];
}
