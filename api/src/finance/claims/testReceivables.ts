import { daysFromNow } from '../../testing/apiStage';
import { type Invoice, InvoiceModel } from '../invoices/invoice.model';

let made = 0;

/** An invoice that was to be paid some days ago. @returns its id */
export async function lateInvoice(daysLate: number, changes: Partial<Invoice> = {}): Promise<string> {
  made += 1;
  const { id } = await InvoiceModel.create({
    ...{ year: 2026, sequence: made, number: `2026-${String(made).padStart(4, '0')}` },
    ...{ date: daysFromNow(-daysLate - 30), dueDate: daysFromNow(-daysLate) },
    ...{ nameClient: 'Bakkerij Jansen', emailClient: 'bakker@voorbeeld.example' },
    ...{ title: 'Reclamebord', description: 'Aan de wagen', amount: 5000, creator: 'Jan', createdBy: 'u1' },
    ...changes,
  });
  return id;
}
