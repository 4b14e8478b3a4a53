import { Permission } from '../../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const DRAFT = 'nameClient: "", title: "", description: "", amount: 0';

/** Every operation of invoicing. */
export const invoiceMatrix: readonly MatrixRow[] = rows([Permission.secFact], {
  invoices: '{ invoices { totalCount } }',
  invoicePreview: `{ invoicePreview(invoice: { ${DRAFT} }) { kind } }`,
  invoiceVatRates: '{ invoiceVatRates }',
  invoiceCommittees: '{ invoiceCommittees { id } }',
  invoiceUbl: `{ invoiceUbl(id: ${ID}) }`,
  saveInvoice: `mutation { saveInvoice(send: false, invoice: { requestId: "", ${DRAFT} }) { id } }`,
  sendInvoice: `mutation { sendInvoice(id: ${ID}) { id } }`,
  creditInvoice: `mutation { creditInvoice(id: ${ID}) { id } }`,
  payInvoice: `mutation { payInvoice(id: ${ID}) { id } }`,
});
