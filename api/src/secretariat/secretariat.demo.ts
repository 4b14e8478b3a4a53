import { MailingModel } from '../identity/mailings/mailing.model';
import { MailDelivery, MailingAudience, MailingState } from '../identity/mailings/mailingAudiences';
import { demoAccounts } from '../identity/people/demoAccounts';
import type { DemoContext } from '../platform/demo/demoContext';
import { demoCalendar } from './calendar/calendar.demo';
import { demoCommissionDocuments } from './commissionDocuments/commissionDocument.demo';
import { demoDraaiboeken } from './draaiboek/draaiboek.demo';
import { demoMeetings } from './meetings/secretary.demo';
import { listMembers } from './members/member.service';
import { demoTasks } from './tasks/task.demo';

/** A secretariat as it would be shortly after the eleventh of November 2026. */
export async function demoSecretariat(demo: DemoContext): Promise<void> {
  await demoCalendar(demo);
  await demoMeetings(demo);
  await demoDraaiboeken(demo);
  await demoTasks(demo);
  await demoMailing(demo);
  await demoCommissionDocuments(demo);
}

/** What the secretary mailed to all members about the first meeting; one address does not exist any more. */
async function demoMailing(demo: DemoContext): Promise<void> {
  const members = await listMembers();
  const sender = demoAccounts.find(({ as }) => as === 'secretaris');
  const at = new Date('2026-11-14T19:30:00Z');
  await MailingModel.create({
    _id: demo.idAt('mailing algemene vergadering', at),
    audience: MailingAudience.members,
    title: 'Ledenlijst',
    subject: 'Algemene vergadering op 28 november',
    html: '<p>Beste {naam},</p><p>Op 28 november om 20:00 is de algemene vergadering in het clubhuis. De agenda staat in het portaal.</p>',
    senderName: sender?.name ?? 'Secretariaat',
    replyTo: sender?.email ?? '',
    isNeeded: false,
    state: MailingState.done,
    creator: sender?.name ?? 'Secretariaat',
    readers: ['admin', 'secLedlist'],
    secret: String(demo.id('mailing secret')),
    recipients: members.map(({ id, name, email }, index) => ({
      ...{ key: id, name, email, at },
      ...(index === 4
        ? { delivery: MailDelivery.refused, reason: 'De mailserver weigert dit adres (550).' }
        : { delivery: MailDelivery.sent }),
    })),
  });
}
