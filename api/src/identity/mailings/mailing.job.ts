import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { JobModel, MAIL } from '../../platform/jobs/job.model';
import { RefusedAddressModel } from '../../platform/mail/refusedAddresses';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import { MailingModel } from './mailing.model';
import { MAILING, readMailingSettings } from './mailing.service';
import { MailDelivery, MailingState } from './mailingAudiences';

/** So many mails of a mailing are in the outbox at one time: pausing stops the rest. */
const AT_ONCE = 25;
const HOUR = 3_600_000;
/** What a mail server does not take for so long keeps the others no longer. */
const PATIENCE = HOUR / 6;
const DAY = 24 * HOUR;
/** The outbox tries a mail for about a week. */
const GIVEN_UP = 10 * DAY;

/** Gives the first mails of a mailing to the outbox, right after it was sent. */
const mailingJob: PortalJob = {
  name: MAILING,
  title: 'Mailing versturen',
  run: ({ subject }, portal) => giveSome(portal, subject),
};

/** Gives the next ones, of all mailings under way, and notes what came back. Each step is safe to repeat. */
const mailingsJob: PortalJob = {
  name: 'mailings',
  title: 'Mailings verder versturen',
  every: '1 minute',
  async run({ progress }, portal) {
    await sendDue(portal);
    await progress(1, 2);
    await noteBounced();
  },
};

/** What mailings do by themselves. */
export const mailingJobs: readonly PortalJob[] = [mailingJob, mailingsJob];

/** Goes on with every mailing under way. */
export async function sendDue(portal: PortalContext): Promise<void> {
  const under = await MailingModel.find({ state: MailingState.sending }).select({ _id: 1 }).lean(leanWithId);
  for (const { id } of under) await giveSome(portal, id);
}

/**
 * Gives a mailing's next mails to the outbox: as many as the hour allows, and never more than {@link AT_ONCE} under way. The
 * outbox takes each once, also when a crash comes before it is noted.
 */
async function giveSome(portal: PortalContext, id: string): Promise<void> {
  const mailing = await MailingModel.findOne({ _id: id, state: MailingState.sending }).lean(leanWithId);
  if (!mailing) return;
  const given = mailing.recipients.filter(({ delivery }) => delivery === MailDelivery.given);
  const since = (one: { at?: Date | null }) => Date.now() - (one.at?.getTime() ?? 0);
  // The outbox gave it up, or somebody dropped it there.
  for (const one of given.filter((each) => since(each) > GIVEN_UP))
    await noteDelivery(id, one.key, MailDelivery.refused, 'De mailserver nam deze mail niet aan.');
  const underWay = given.filter((one) => since(one) < PATIENCE).length;
  const room = Math.min(AT_ONCE - underWay, await leftThisHour());
  const next = mailing.recipients.filter(({ delivery }) => delivery === MailDelivery.waiting);
  for (const { key, email } of next.slice(0, Math.max(0, room))) {
    await portal.mail.enqueueOnce(mailKey(id, key), {
      template: mailing.template ?? 'mailing',
      to: email,
      data: { mailingId: id, key },
    });
    await noteDelivery(id, key, MailDelivery.given);
  }
  await ifMatched(
    MailingModel.updateOne(
      { _id: id, state: MailingState.sending, 'recipients.delivery': { $nin: UNDER_WAY } },
      { $set: { state: MailingState.done }, $inc: { revision: 1 } },
    ),
  );
}

const UNDER_WAY = [MailDelivery.waiting, MailDelivery.given];

/** How many mails of mailings may still go this hour. */
async function leftThisHour(now = Date.now()): Promise<number> {
  const since = new Date(now - HOUR);
  const given = { $nin: [MailDelivery.waiting, MailDelivery.skipped] };
  const [{ perHour }, counted] = await Promise.all([
    readMailingSettings(),
    MailingModel.aggregate<{ count: number }>([
      { $match: { recipients: { $elemMatch: { at: { $gte: since }, delivery: given } } } },
      { $unwind: '$recipients' },
      { $match: { 'recipients.at': { $gte: since }, 'recipients.delivery': given } },
      { $count: 'count' },
    ]),
  ]);
  return perHour - (counted[0]?.count ?? 0);
}

/** By what the outbox knows a mail of a mailing. */
function mailKey(id: string, key: string): string {
  return `mailing ${id} ${key}`;
}

/** The deliveries that a later one follows. */
const BEFORE: Partial<Readonly<Record<MailDelivery, readonly MailDelivery[]>>> = {
  [MailDelivery.given]: [MailDelivery.waiting],
  [MailDelivery.bounced]: [MailDelivery.given, MailDelivery.sent],
};

/** Notes what became of one mail of a mailing; what is noted already stays. */
export async function noteDelivery(
  id: string,
  key: string,
  delivery: MailDelivery,
  reason?: string,
): Promise<void> {
  const before = BEFORE[delivery] ?? UNDER_WAY;
  await ifMatched(
    MailingModel.updateOne(
      { _id: id, recipients: { $elemMatch: { key, delivery: { $in: before } } } },
      {
        $set: {
          'recipients.$.delivery': delivery,
          'recipients.$.at': new Date(),
          ...(reason && { 'recipients.$.reason': reason }),
        },
      },
    ),
  );
}

/** Notes at their mailing the mails that were taken and came back since. */
export async function noteBounced(now = Date.now()): Promise<void> {
  const late = await RefusedAddressModel.find({ hasBounced: true, lastAt: { $gte: new Date(now - DAY) } })
    .select({ mails: 1 })
    .lean(leanWithId);
  const mails = late.flatMap((address) => address.mails);
  if (mails.length === 0) return;
  const jobs = await JobModel.find({ _id: { $in: mails }, name: MAIL, key: /^mail mailing / })
    .select({ key: 1 })
    .lean(leanWithId);
  for (const { key = '' } of jobs) {
    const [, , id = '', ...rest] = key.split(' ');
    await noteDelivery(id, rest.join(' '), MailDelivery.bounced);
  }
}
