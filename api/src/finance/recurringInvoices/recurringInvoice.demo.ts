import type { DemoContext } from '../../platform/demo/demoContext';
import { demoCustomerId } from '../customers/customer.demo';
import { RecurringAction } from './recurringInvoice.enums';
import { RecurringInvoiceModel } from './recurringInvoice.model';
import { proposalOf } from './recurringInvoice.service';

const TOWN = '7071 AA Ulft';
const MADE = '01/10/2026 - Truus Peters: terugkerende factuur gemaakt';

/** Two recurring invoices: a storage place each month, of which one waits, and a sponsor each year. */
export async function demoRecurringInvoices(demo: DemoContext): Promise<void> {
  const monthly = { interval: 1, action: RecurringAction.propose };
  await RecurringInvoiceModel.insertMany([
    {
      _id: demo.id('recurring storage'),
      ...monthly,
      nameClient: 'Garage Bos',
      addressClient: 'Industrieweg 12',
      postalCodeClient: TOWN,
      emailClient: 'administratie2@voorbeeld.example',
      customerId: demoCustomerId(demo, 'Garage Bos'),
      title: 'Stalling aanhanger {maand} {jaar}',
      description: 'Plek in de loods, volgens afspraak.',
      amount: 4500,
      firstDay: '2026-11-15',
      made: 1,
      doneUntil: '2026-11-15',
      nextDate: '2026-12-15',
      proposals: [proposalOf(monthly, '2026-11-15', '2026-11-15')],
      changeLog: [MADE],
    },
    {
      _id: demo.id('recurring sponsor'),
      nameClient: 'Bouwbedrijf Kessels',
      addressClient: 'Handelsstraat 20',
      postalCodeClient: TOWN,
      emailClient: 'administratie6@voorbeeld.example',
      title: 'Hoofdsponsor liedjesfestival {jaar}',
      description: 'Sponsoring {periode}.',
      amount: 75_000,
      interval: 12,
      firstDay: '2027-11-12',
      times: 3,
      action: RecurringAction.send,
      nextDate: '2027-11-12',
      changeLog: [MADE],
    },
  ]);
}
