import { clubMatrix } from '../club/club.matrix';
import { bankMatrix } from '../finance/bank/bank.matrix';
import { customerMatrix } from '../finance/customers/customer.matrix';
import { financeMatrix } from '../finance/finance.matrix';
import { invoiceMatrix } from '../finance/invoices/invoice.matrix';
import { recurringInvoiceMatrix } from '../finance/recurringInvoices/recurringInvoice.matrix';
import { krantMatrix } from '../krant/krant.matrix';
import { secretariatMatrix } from '../secretariat/secretariat.matrix';
import { stockMatrix } from '../stock/stock.matrix';
import { volunteersMatrix } from '../volunteers/volunteers.matrix';
import { websiteMatrix } from '../website/website.matrix';
import { coreMatrix, type MatrixRow } from './permissionMatrix';

/** Every operation of the API; an area adds its rows here. */
export const matrix: readonly MatrixRow[] = [
  ...coreMatrix,
  ...clubMatrix,
  ...stockMatrix,
  ...volunteersMatrix,
  ...krantMatrix,
  ...secretariatMatrix,
  ...financeMatrix,
  ...invoiceMatrix,
  ...recurringInvoiceMatrix,
  ...customerMatrix,
  ...bankMatrix,
  ...websiteMatrix,
];
