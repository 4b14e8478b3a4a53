import { type AuditEvent, AuditEventModel } from '../../platform/audit/auditEvent.model';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatMomentInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { type Job, JobModel, JobState, MAIL } from '../../platform/jobs/job.model';
import { type RefusedAddress, RefusedAddressModel } from '../../platform/mail/refusedAddresses';
import { madeBefore, retentionOf } from '../../platform/privacy/collectionPrivacy';
import { removeIf } from '../../platform/records/records';
import {
  type Mailing,
  MailingModel,
  type MailingRecipient,
  type Unwilling,
  UnwillingModel,
} from '../mailings/mailing.model';
import { sentAt } from '../mailings/mailing.service';
import { MailDelivery } from '../mailings/mailingAudiences';
import { exportNotifications } from '../notifications/notification.service';
import { addedAt } from '../operator/job.service';
import { PUBLIC_PART, type User, UserModel } from '../people/user.model';
import { listViews } from '../savedViews/savedView.service';
import { anonymiseUser } from '../users/leaving/anonymise.service';
import { getUser } from '../users/user.service';
import { personalDataOf, type PersonalDataSource, type PersonalRecord } from './personalDataSource';

/** How long mailings are kept, with who got them. */
export const mailingRetention = retentionOf({
  key: 'mailings',
  title: 'Verstuurde mailings',
  term: 'Twee jaar na het versturen',
  outcome: 'Wordt verwijderd, met de bijlagen',
  model: MailingModel as never,
  years: 2,
  filter: madeBefore,
  keep: async (portal, id) => {
    const removed = await removeIf<Mailing>(MailingModel, id, {});
    if (removed) await portal.files.releaseAll(removed.attachments);
  },
});

const SEPARATOR = '-';

/** Who got which mailing. One of a mailing is a record: what is told of them tells nothing of the others. */
const mailingPersonalData: PersonalDataSource = {
  key: 'mailings',
  title: 'Mailings',
  stays: 'Dat er een mailing naar iemand ging, zonder naam en adres.',
  canErase: true,
  eraseTrash: () => Promise.resolve(false),
  async find(search, most) {
    const mailings = await MailingModel.find(filterOf(search)).sort({ _id: -1 }).lean(leanWithId);
    const found = mailings.flatMap((mailing) =>
      mailing.recipients
        .filter((recipient) => isFound(mailing, recipient, search))
        .map((recipient): PersonalRecord => {
          const isUnderWay = [MailDelivery.waiting, MailDelivery.given].includes(recipient.delivery);
          return {
            id: [mailing.id, recipient.key].join(SEPARATOR),
            name: recipient.name,
            detail: `${recipient.email}: ${mailing.subject}, ${formatMomentInAmsterdam(sentAt(mailing.id))}`,
            refusal: isUnderWay ? UNDER_WAY : null,
          };
        }),
    );
    return { count: found.length, records: found.slice(0, most) };
  },
  async exportOf(_actor, id) {
    const { mailing, recipient } = await recipientOf(id);
    const { subject, html, senderName, audience, title } = mailing;
    return { ...{ audience, title, subject, html, senderName }, ...recipient };
  },
  async erase(_portal, _actor, id) {
    const { mailing, recipient } = await recipientOf(id);
    if ([MailDelivery.waiting, MailDelivery.given].includes(recipient.delivery))
      throw new AppError('BAD_USER_INPUT', UNDER_WAY);
    await ifMatched(
      MailingModel.updateOne(
        { _id: mailing.id, 'recipients.key': recipient.key },
        {
          $set: { 'recipients.$.name': '', 'recipients.$.firstName': '', 'recipients.$.email': '' },
          $unset: { 'recipients.$.fields': 1 },
        },
      ),
    );
  },
};

/** Addresses that want no mailings. */
const unwillingPersonalData = personalDataOf<Unwilling>({
  key: 'unwilling',
  title: 'Adressen die geen mailings willen',
  stays: '',
  model: UnwillingModel as never,
  what: 'Dit adres',
  searched: ['address'],
  tell: ({ address, since }) => ({ name: address, detail: formatMomentInAmsterdam(since) }),
  erase: async (_portal, _actor, id) => {
    const { deletedCount } = await UnwillingModel.deleteOne({ _id: id });
    if (deletedCount === 0) throw notFound('Dit adres');
  },
});

const UNDER_WAY = 'Deze mail is nog onderweg.';

function filterOf(search: string): object {
  const [id, key] = partsOf(search.trim());
  if (key) return { _id: id, 'recipients.key': key };
  const byId = { 'recipients.key': search.trim() };
  const words = anyHoldsWords(['recipients.name', 'recipients.email'], search);
  return { $or: [...(words.length > 0 ? [{ $and: words }] : []), byId] };
}

/** Whether it is this one of a mailing that was looked for: the database answers the whole mailing. */
function isFound({ id }: Mailing, { key, name, email }: MailingRecipient, search: string): boolean {
  const asked = search.trim().toLowerCase();
  if (asked === key || asked === [id, key].join(SEPARATOR)) return true;
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(asked).split(/\s+/);
  return [name, email].some((text) => words.every((word) => plain(text).includes(word)));
}

async function recipientOf(id: string) {
  const [mailingId, key] = partsOf(id);
  const mailing = key ? await MailingModel.findById(mailingId).lean(leanWithId) : null;
  const recipient = mailing?.recipients.find((one) => one.key === key);
  if (!mailing || !recipient) throw notFound('Deze mail');
  return { mailing, recipient };
}

function partsOf(id: string): [string, string] | [] {
  const [mailingId = '', ...key] = id.split(SEPARATOR);
  return /^[0-9a-f]{24}$/.test(mailingId) && key.length > 0 ? [mailingId, key.join(SEPARATOR)] : [];
}

/** An export has the change log, which is about the person too. */
const { changeLog: _exported, ...secrets } = PUBLIC_PART;

const accounts = personalDataOf<User>({
  key: 'accounts',
  title: 'Accounts',
  stays:
    'Wat iemand namens de stichting deed houdt de naam van toen. Het account heet verder Verwijderd account.',
  model: UserModel,
  what: 'Deze gebruiker',
  searched: ['name', 'email', 'emailChange.email'],
  only: { anonymised: { $ne: true } },
  tell: ({ name, email, deactivation }) => ({
    name,
    detail: email,
    refusal: deactivation ? null : texts.anonymiseOpen,
  }),
  exportOf: async (_actor, id) => {
    await getUser(id);
    const { _id, ...known } = (await UserModel.findById(id).select(secrets).lean()) as unknown as Record<
      string,
      unknown
    >;
    const [told, savedViews] = await Promise.all([exportNotifications(id), listViews(id)]);
    return { id: String(_id), ...known, ...told, savedViews };
  },
  erase: async (_portal, actor, id) => {
    const { revision } = await getUser(id);
    await anonymiseUser(actor, id, revision);
  },
});

const mails = personalDataOf<Job>({
  key: 'mails',
  title: 'Mails',
  stays: '',
  model: JobModel as never,
  what: 'Deze mail',
  searched: ['subject'],
  only: { name: MAIL },
  tell: (job) => ({
    name: job.subject ?? '',
    detail: `${job.label ?? ''}, ${formatMomentInAmsterdam(addedAt(job.id))}`,
    refusal: job.state === JobState.running ? texts.mailUnderWay : null,
  }),
  hidden: ['data', 'activeKey', 'key', 'lockedAt', 'lastModifiedBy', 'priority', 'type'],
  erase: async (_portal, _actor, id) => {
    const ended = { _id: id, name: MAIL, state: { $ne: JobState.running } };
    const { deletedCount } = await JobModel.deleteOne(ended);
    if (deletedCount > 0) return;
    if (await JobModel.exists({ _id: id, name: MAIL }))
      throw new AppError('BAD_USER_INPUT', texts.mailUnderWay);
    throw notFound('Deze mail');
  },
});

const addresses = personalDataOf<RefusedAddress>({
  key: 'refusedAddresses',
  title: 'Adressen die mail weigerden',
  stays: '',
  model: RefusedAddressModel as never,
  what: 'Dit adres',
  searched: ['address'],
  tell: ({ address, lastCode, lastAt }) => ({
    name: address,
    detail: `${lastCode}, ${formatMomentInAmsterdam(lastAt)}`,
  }),
  hidden: ['mails'],
  erase: async (_portal, _actor, id) => {
    const { deletedCount } = await RefusedAddressModel.deleteOne({ _id: id });
    if (deletedCount === 0) throw notFound('Dit adres');
  },
});

const log = personalDataOf<AuditEvent>({
  key: 'log',
  title: 'Logboek',
  stays:
    'Wie wat deed blijft twee jaar in het logboek, over geld zeven. De waarden gaan weg met het record waar ze over gaan.',
  model: AuditEventModel as never,
  what: 'Deze regel',
  searched: ['userName'],
  tell: ({ userName, operation, at }) => ({
    name: userName ?? '',
    detail: `${operation}, ${formatMomentInAmsterdam(at)}`,
  }),
});

/** What the portal itself knows of people: accounts, mail, addresses that refuse it, and the log. */
export const portalSources: readonly PersonalDataSource[] = [
  accounts,
  mails,
  mailingPersonalData,
  unwillingPersonalData,
  addresses,
  log,
];
