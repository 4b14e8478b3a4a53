import { leanWithId } from '../../../platform/database/reading/leanFind';
import type { Page, PageRequest } from '../../../platform/database/reading/readPage';
import { daysAfter, monthsAfter } from '../../../platform/dates/amsterdam';
import type { PortalContext } from '../../../platform/portalContext';
import { getYear } from '../../books/accountancyYear.service';
import { VatRate } from '../../invoices/document/vatRate';
import { InvoiceModel } from '../../invoices/invoice.model';
import { offeredRates } from '../../invoices/invoiceLines';
import { sumLines } from '../../invoices/invoiceSums';
import { ledgerSourcesOf } from '../../money/ledgerSource';
import { periodOf } from '../ledger.service';
import type { VatLine, VatQuarter } from './vat.types';

const LABELS: Readonly<Record<VatRate, string>> = {
  [VatRate.exempt]: 'Geen btw (vrijgesteld)',
  [VatRate.vat0]: '0%',
  [VatRate.vat9]: '9%',
  [VatRate.vat21]: '21%',
};

/** A line with its rate. */
type RatedLine = VatLine & { rate: VatRate };

/**
 * The VAT of the calendar quarters that a year touches (docs/domain/finance.md, F171).
 * @returns null when the foundation charges none, or the year has no period @throws NOT_FOUND
 */
export async function listVatQuarters(portal: PortalContext, yearId: string): Promise<VatQuarter[] | null> {
  await getYear(yearId);
  const period = await periodOf(yearId);
  const isCharged = offeredRates(portal.settings.foundation).some((rate) => rate !== VatRate.exempt);
  if (!period || !isCharged) return null;
  const [from, until] = [daysOf(quarterOf(period.from)).from, daysOf(quarterOf(period.until)).until];
  const lines = await vatLinesBetween(portal, from, until);
  const quarters = [...new Set(lines.map(({ date }) => quarterOf(date)))].sort();
  return quarters.map((id) => {
    const own = lines.filter(({ date }) => quarterOf(date) === id);
    const rates = Object.values(VatRate).flatMap((rate) => {
      const some = own.filter((line) => line.rate === rate);
      if (some.length === 0) return [];
      return { rate, label: LABELS[rate], ...totalOf(some), count: some.length };
    });
    return { id, ...daysOf(id), rates, vat: totalOf(own).vat };
  });
}

/** What the turnover of a rate in a quarter is made of, oldest first. */
export async function pageOfVatLines(
  portal: PortalContext,
  { quarter, rate, first, after }: PageRequest & { quarter: string; rate: VatRate },
): Promise<Page<VatLine>> {
  const { from, until } = daysOf(quarter);
  const found = (await vatLinesBetween(portal, from, until)).filter((line) => line.rate === rate);
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = found.slice(start, start + (first ?? 20));
  return {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: start + nodes.length < found.length, endCursor: nodes.at(-1)?.id ?? null },
    totalCount: found.length,
  };
}

/** Each invoice and credit note by rate, and what is sold without VAT, such as advertisements and orders. */
export async function vatLinesBetween(
  portal: PortalContext,
  from: string,
  until: string,
): Promise<RatedLine[]> {
  const year = { id: '', from, until, numberOf: () => '' };
  const [invoices, others] = await Promise.all([
    InvoiceModel.find({ year: yearsOf(from, until), date: { $gte: from, $lte: until } })
      .select({ number: 1, date: 1, title: 1, amount: 1, lines: 1, nameClient: 1, creditOf: 1 })
      .lean(leanWithId),
    Promise.all(
      ledgerSourcesOf(portal)
        .filter(({ isExempt }) => isExempt)
        .map(async (source) =>
          (await source.listEvents(year)).map(({ id, date, description, counterpart, amount: net }) => ({
            ...{ id: `${source.kind}:${id}`, date, description, counterpart, net, vat: 0 },
            rate: VatRate.exempt,
          })),
        ),
    ),
  ]);
  const invoiced = invoices.flatMap(
    ({ id, number, date, title, amount, lines = [], nameClient, creditOf }) => {
      // One sum is exempt (F111).
      const sums =
        lines.length > 0 ? sumLines(lines).vat : [{ vatRate: VatRate.exempt, net: amount, vat: 0 }];
      const description = `${creditOf ? 'Creditnota' : 'Factuur'} ${number}: ${title}`;
      return sums.map(({ vatRate: rate, net, vat }) => ({
        ...{ id: `invoice:${id}`, date, description, counterpart: nameClient, rate, net, vat },
      }));
    },
  );
  return [...invoiced, ...others.flat()].sort(
    (a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id),
  );
}

function totalOf(lines: readonly RatedLine[]): { net: number; vat: number } {
  return lines.reduce((sum, { net, vat }) => ({ net: sum.net + net, vat: sum.vat + vat }), {
    net: 0,
    vat: 0,
  });
}

function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

function daysOf(quarter: string): { from: string; until: string } {
  const month = String(Number(quarter.slice(-1)) * 3 - 2).padStart(2, '0');
  const from = `${quarter.slice(0, 4)}-${month}-01`;
  return { from, until: daysAfter(monthsAfter(from, 3), -1) };
}

/** The years of the numbers of invoices of these days: there is an index of those. */
function yearsOf(from: string, until: string): { $gte: number; $lte: number } {
  return { $gte: Number(from.slice(0, 4)), $lte: Number(until.slice(0, 4)) };
}
