import type { DemoContext } from '../demo/demoContext';
import { demoCalendar } from './calendar.demo';
import { demoCommissionDocuments } from './commissionDocument.demo';
import { demoDraaiboeken } from './draaiboek.demo';
import { demoFinances } from './finance/finance.demo';
import { demoInvoices } from './invoices/invoice.demo';
import { demoMeetings } from './secretary.demo';
import { demoTasks } from './task.demo';

/** A secretariat as it would be shortly after the eleventh of November 2026. */
export async function demoSecretariat(demo: DemoContext): Promise<void> {
  await demoCalendar(demo);
  await demoMeetings(demo);
  await demoDraaiboeken(demo);
  await demoTasks(demo);
  await demoCommissionDocuments(demo);
  await demoFinances(demo);
  await demoInvoices(demo);
}
