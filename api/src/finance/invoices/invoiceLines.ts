import { badInput } from '../../platform/errors/appError';
import type { Foundation } from '../../platform/settings/settings';
import { VatRate } from './document/vatRate';
import { type InvoiceInput, MOST } from './invoice.input';
import { invoiceTexts } from './invoice.texts';
import type { StoredInvoice } from './invoiceFields';

/** The rates of VAT that invoices of the foundation may have. */
export function offeredRates({ vatRates = [VatRate.exempt] }: Foundation): VatRate[] {
  const offered: readonly string[] = vatRates;
  return Object.values(VatRate).filter((rate) => offered.includes(rate));
}

/**
 * Refuses an invoice with rates that the foundation does not charge, or whose sum is not what was sent along.
 * @param fields the same invoice as it is stored, with the sum of its lines
 * @throws BAD_USER_INPUT
 */
export function mustAddUp(
  input: InvoiceInput,
  { lines, amount }: StoredInvoice,
  foundation: Foundation,
): void {
  const rates = offeredRates(foundation);
  if (lines.length === 0) {
    if (!rates.includes(VatRate.exempt)) throw badInput({ amount: invoiceTexts.linesNeeded });
    return;
  }
  const wrong = lines.flatMap(({ vatRate }, at) => (rates.includes(vatRate) ? [] : [`lines.${at}.vatRate`]));
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong.map((field) => [field, invoiceTexts.rate])));
  if (amount < 1 || amount > MOST) throw badInput({ lines: invoiceTexts.amount });
  if (typeof input.amount === 'number' && input.amount !== amount)
    throw badInput({ amount: invoiceTexts.otherTotal });
}
