import { type AuditEvent, AuditEventModel } from '../../platform/audit/auditEvent.model';
import { formatMomentInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { type Job, JobModel, JobState } from '../../platform/jobs/job.model';
import { MAIL } from '../../platform/jobs/jobKind';
import { type RefusedAddress, RefusedAddressModel } from '../../platform/mail/refusedAddress.model';
import { exportNotifications } from '../notifications/notification.service';
import { addedAt } from '../operator/job.service';
import { PUBLIC_PART, type User, UserModel } from '../people/user.model';
import { listViews } from '../savedViews/savedView.service';
import { anonymiseUser } from '../users/leaving/anonymise.service';
import { getUser } from '../users/user.service';
import { mailingPersonalData, unwillingPersonalData } from './mailingSources';
import { personalDataOf, type PersonalDataSource } from './personalDataSource';

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
