import type { DemoContext } from '../platform/demo/demoContext';
import { demoCalendar } from './calendar/calendar.demo';
import { demoCommissionDocuments } from './commissionDocuments/commissionDocument.demo';
import { demoDraaiboeken } from './draaiboek/draaiboek.demo';
import { demoMeetings } from './meetings/secretary.demo';
import { demoTasks } from './tasks/task.demo';

/** A secretariat as it would be shortly after the eleventh of November 2026. */
export async function demoSecretariat(demo: DemoContext): Promise<void> {
  await demoCalendar(demo);
  await demoMeetings(demo);
  await demoDraaiboeken(demo);
  await demoTasks(demo);
  await demoCommissionDocuments(demo);
}
