import { isActiveCommission } from '../../identity/commissions/commission.service';
import { AppError, badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { getCustomer } from '../customers/customer.service';
import { mustFitOnSheet } from './document/invoiceDocument.service';
import type { PrintingPortal } from './document/invoicePrinting';
import type { InvoiceInput } from './invoice.input';
import { invoiceTexts } from './invoice.texts';
import type { StoredInvoice } from './invoiceFields';
import { mustAddUp } from './invoiceLines';

/**
 * Refuses what cannot be issued now, before it gets a number.
 * @param fields the same invoice as it is stored @param send it is to be mailed too
 * @throws BAD_USER_INPUT; NOT_FOUND of a customer that is gone
 */
export async function mustBeIssuable(
  input: InvoiceInput,
  fields: StoredInvoice,
  { portal, send }: { portal: PrintingPortal; send: boolean },
): Promise<void> {
  const { foundation } = portal.settings;
  mustAddUp(input, fields, foundation);
  if (fields.commissionId && !(await isActiveCommission(fields.commissionId)))
    throw badInput({ commissionId: texts.unknownCommission });
  if (fields.customerId) await getCustomer(fields.customerId);
  if (send && !fields.emailClient) throw badInput({ emailClient: invoiceTexts.noAddress });
  if (!foundation.name || !foundation.accounts[0]) throw new AppError('BAD_USER_INPUT', invoiceTexts.notSet);
  await mustFitOnSheet(portal, fields);
}
