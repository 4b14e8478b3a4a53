import { Permission } from '../../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const DRAFT = 'nameClient: "", title: "", description: "", amount: 0';
const GIVEN = `invoice: { ${DRAFT} }, recurrence: { interval: 0, firstDay: "", action: propose }`;
const AT = `id: ${ID}, revision: 1`;
const DATE = `id: ${ID}, date: "2026-01-01"`;

/** Every operation of recurring invoices. */
export const recurringInvoiceMatrix: readonly MatrixRow[] = rows([Permission.secFact], {
  recurringInvoices: '{ recurringInvoices { totalCount } }',
  recurringInvoice: `{ recurringInvoice(id: ${ID}) { id } }`,
  recurringProposals: '{ recurringProposals { id } }',
  recurringInvoicePreview: `{ recurringInvoicePreview(invoice: { ${DRAFT} }, day: "", interval: 1) { kind } }`,
  addRecurringInvoice: `mutation { addRecurringInvoice(${GIVEN}) { id } }`,
  saveRecurringInvoice: `mutation { saveRecurringInvoice(${AT}, ${GIVEN}) { id } }`,
  pauseRecurringInvoice: `mutation { pauseRecurringInvoice(${AT}, paused: true) { id } }`,
  stopRecurringInvoice: `mutation { stopRecurringInvoice(${AT}) { id } }`,
  deleteRecurringInvoice: `mutation { deleteRecurringInvoice(${AT}) }`,
  issueRecurringProposal: `mutation { issueRecurringProposal(${DATE}, send: false) { id } }`,
  skipRecurringProposal: `mutation { skipRecurringProposal(${DATE}, skipped: true) { id } }`,
});
