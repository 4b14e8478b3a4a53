import { Types } from 'mongoose';

import { leanWithId, canBeId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { pointedToBy } from '../../platform/files/fileFolder';
import { claimFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { RateLimit } from '../../platform/limits/rateLimit';
import { RefusedAddressModel } from '../../platform/mail/refusedAddresses';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord } from '../../platform/records/records';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { oneLine } from '../../platform/text/plainText';
import { Role } from '../catalogue/permission.enum';
import type { SessionUser } from '../people/requestContext';
import type { FileFolder } from '../permissions/allow';
import { newToken } from '../sessions/session.model';
import {
  type Mailing,
  MailingModel,
  type MailingRecipient,
  type MailingSettings,
  MailingSettingsModel,
  UnwillingModel,
} from './mailing.model';
import {
  type MailingInput,
  type MailingReach,
  type MailingSelection,
  MOST_RECIPIENTS,
} from './mailing.types';
import {
  audienceOf,
  audiencePermissions,
  MailDelivery,
  MailingAudience,
  type MailingPerson,
  MailingState,
} from './mailingAudiences';

/** The job that gives a mailing to the outbox. */
export const MAILING = 'mailing';

/** Where the files wait that go with mailings. */
export const MAILING_FOLDER = 'mailings';

/** For who may write to anybody at all; what was sent is read by who sees the mailing. */
export const mailingFolder: FileFolder = {
  path: MAILING_FOLDER,
  kind: 'document',
  read: async ({ user, fileId }) =>
    user !== null &&
    (await MailingModel.exists({ ...seenBy(user), 'attachments.id': fileId ?? '' })) !== null,
  write: ({ user }) =>
    user !== null &&
    (user.permissions.commissions.length > 0 ||
      Object.values(audiencePermissions).some((id) => user.permissions.general.includes(id))),
  pointedTo: pointedToBy(MailingModel, 'attachments'),
};

const WHAT = 'Deze mailing';
/** Bytes of all files of one mail together. */
const MOST_BYTES = 10 * 1024 * 1024;
const SETTINGS_ID = 'mailings';
/** Among the readers of a mailing: every Admin. */
const ADMIN = 'admin';

/** How often somebody can send one: 30 an hour. */
export const mailingsOfUser = new RateLimit('mailings', { points: 30, duration: 3600 });

/** Whom a selection reaches now, and whom it does not. */
interface Reached extends Omit<MailingReach, 'count' | 'foundationAddress'> {
  people: MailingPerson[];
}

/** Whom a mailing would reach now (docs/domain/portal.md, P481). @throws NOT_FOUND, BAD_USER_INPUT */
export async function reachOf(portal: PortalContext, to: MailingSelection): Promise<MailingReach> {
  const { people, ...rest } = await reached(portal, to);
  return { ...rest, count: people.length, foundationAddress: portal.settings.foundation.email };
}

/** Mails what was written to oneself, as the first of the selection would get it. @throws BAD_USER_INPUT, RATE_LIMITED */
export async function testMailing(
  portal: PortalContext,
  actor: SessionUser,
  to: MailingSelection,
  input: MailingInput,
): Promise<string> {
  const { people, title } = await reached(portal, to);
  await mailingsOfUser.count(actor.id);
  const written = await writtenBy(portal, actor, input);
  const [first] = people;
  const { name = actor.name, firstName = '', fields = {} } = first ?? {};
  const data = { ...written, title, name, firstName, fields };
  await portal.mail.enqueue({ template: 'mailingTest', to: actor.email, data });
  return actor.email;
}

/** Sends a mailing: to whom is fixed now; its mails go out some at a time. @throws BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED */
export async function sendMailing(
  portal: PortalContext,
  actor: SessionUser,
  to: MailingSelection,
  input: MailingInput,
): Promise<Mailing> {
  const { people, title } = await reached(portal, to);
  if (people.length === 0)
    throw new AppError('BAD_USER_INPUT', 'Er is niemand met een e-mailadres om te mailen.');
  await mailingsOfUser.count(actor.id);
  const written = await writtenBy(portal, actor, input);
  return startMailing(portal, actor, {
    ...{ audience: to.audience, title, isNeeded: to.isNeeded },
    ...written,
    recipients: people,
  });
}

/** What a mailing is begun with. */
export type NewMailing = Pick<
  Mailing,
  'audience' | 'title' | 'subject' | 'senderName' | 'replyTo' | 'isNeeded'
> &
  Partial<Pick<Mailing, 'html' | 'attachments' | 'template' | 'about'>> & {
    recipients: readonly MailingPerson[];
    /** Of who makes it in a step that may be repeated; absent: a new one. */
    id?: string;
  };

/** Begins to send what was written or made, in one write. @param mailing two with one address have become one already */
export async function startMailing(
  portal: PortalContext,
  actor: Pick<SessionUser, 'id' | 'name'>,
  { recipients, id, ...mailing }: NewMailing,
): Promise<Mailing> {
  const { audience } = mailing;
  const permission = audience === MailingAudience.commission ? undefined : audiencePermissions[audience];
  const stored = await addRecord<Mailing>(MailingModel, {
    ...(id && { _id: id }),
    ...mailing,
    creator: actor.name,
    // What goes to one person is between the two.
    readers:
      recipients.length === 1 && !mailing.template
        ? [actor.id]
        : [actor.id, ADMIN, ...(permission ? [permission] : [])],
    secret: newToken(),
    recipients: recipients.map(({ id, name, firstName = '', email, fields }): MailingRecipient => {
      return { key: id, name, firstName, email, fields, delivery: MailDelivery.waiting };
    }),
  });
  // When this process ends before it, the job that comes back every minute begins it.
  await portal.jobs.begin(await portal.jobs.add(MAILING, stored.id));
  return stored;
}

/** Everybody of a selection: whom it reaches, once for each address, and who is left out and why. */
async function reached(portal: PortalContext, to: MailingSelection): Promise<Reached> {
  const { fields = [], isEach, ...audience } = audienceOf(portal, to.audience);
  const { title, people } = await audience.people({
    of: to.of ?? '',
    season: to.season ?? 0,
    ids: to.ids ?? null,
  });
  if (people.length > MOST_RECIPIENTS)
    throw new AppError('BAD_USER_INPUT', `Een mailing gaat naar hoogstens ${MOST_RECIPIENTS} mensen.`);
  const { reachable, ...left } = await leftOut(people, { isNeeded: to.isNeeded, isEach });
  return { title, people: reachable, fields: [...fields], ...left };
}

/** Who of these gets mail, once for each address; and the names of who does not, by why. @param how `isNeeded`: also who wants none; `isEach`: two with one address get two */
export async function leftOut<T extends MailingPerson>(
  people: readonly T[],
  { isNeeded, isEach = false }: { isNeeded: boolean; isEach?: boolean },
): Promise<{ reachable: T[] } & Pick<MailingReach, 'withoutAddress' | 'unwilling' | 'unreachable'>> {
  const addresses = [...new Set(people.map(addressOf).filter(Boolean))];
  const [unwilling, paused] = await Promise.all([
    isNeeded ? [] : UnwillingModel.distinct('address', { address: { $in: addresses } }),
    RefusedAddressModel.distinct('address', { address: { $in: addresses }, isPaused: true }),
  ]);
  const [wantsNone, isPaused] = [new Set<string>(unwilling), new Set<string>(paused)];
  const why = (person: T) => {
    const address = addressOf(person);
    if (!address) return 'withoutAddress';
    if (isPaused.has(address)) return 'unreachable';
    return wantsNone.has(address) ? 'unwilling' : 'reachable';
  };
  const named = (reason: string) => people.filter((one) => why(one) === reason).map(({ name }) => name);
  const byAddress = new Map(
    people
      .filter((one) => why(one) === 'reachable')
      .toReversed()
      .map((one) => [addressOf(one), one]),
  );
  return {
    reachable: people.filter((one) =>
      isEach ? why(one) === 'reachable' : byAddress.get(addressOf(one)) === one,
    ),
    withoutAddress: named('withoutAddress'),
    unwilling: named('unwilling'),
    unreachable: named('unreachable'),
  };
}

function addressOf({ email }: MailingPerson): string {
  return email.trim().toLowerCase();
}

/** What is sent, cleaned, with the files it takes along. @throws BAD_USER_INPUT */
async function writtenBy(
  { settings: { foundation } }: PortalContext,
  actor: SessionUser,
  { subject, html, attachmentIds, asFoundation }: MailingInput,
) {
  if (asFoundation && !foundation.email)
    throw badInput({ asFoundation: 'De stichting heeft nog geen e-mailadres in de instellingen.' });
  const attachments: StoredFile[] = [];
  for (const fileId of attachmentIds)
    attachments.push(await claimFile({ folder: MAILING_FOLDER, fileId, field: 'attachmentIds', by: actor }));
  if (attachments.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw badInput({ attachmentIds: 'De bijlagen zijn samen groter dan 10 MB.' });
  return {
    subject: oneLine(subject),
    html: cleanHtml(html),
    attachments,
    senderName: oneLine(asFoundation ? foundation.name : actor.name),
    replyTo: asFoundation ? foundation.email : actor.email,
  };
}

/** The mailings that somebody may see, newest first: their own, and those sent by a right they hold. */
export function pageOfMailings(actor: SessionUser, page: PageRequest): Promise<Page<Mailing>> {
  return readPage<Mailing>(MailingModel, seenBy(actor), page);
}

/** One of them. @throws NOT_FOUND */
export async function getMailing(actor: SessionUser, id: string): Promise<Mailing> {
  const found = canBeId(MailingModel as never, id)
    ? await MailingModel.findOne({ ...seenBy(actor), _id: id }).lean(leanWithId)
    : null;
  if (!found) throw notFound(WHAT);
  return found;
}

/** Pauses, resumes or stops a mailing; what is so already stays so. @throws NOT_FOUND, BAD_USER_INPUT once it has ended */
export async function changeMailing(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  state: MailingState.paused | MailingState.sending | MailingState.stopped,
): Promise<Mailing> {
  if (!canBeId(MailingModel as never, id)) throw notFound(WHAT);
  const from = { $in: [MailingState.sending, MailingState.paused] };
  const isStopped = state === MailingState.stopped;
  const after = await MailingModel.findOneAndUpdate(
    { ...seenBy(actor), _id: id, state: from },
    {
      $set: { state, ...(isStopped && { 'recipients.$[left].delivery': MailDelivery.skipped }) },
      $inc: { revision: 1 },
    },
    {
      returnDocument: 'after',
      lean: leanWithId,
      ...(isStopped && { arrayFilters: [{ 'left.delivery': MailDelivery.waiting }] }),
    },
  );
  if (!after) {
    const known = await getMailing(actor, id);
    if (known.state === state) return known;
    throw new AppError('BAD_USER_INPUT', 'Deze mailing is al klaar of gestopt.');
  }
  if (state === MailingState.sending) await portal.jobs.begin(await portal.jobs.add(MAILING, id));
  return after;
}

/** Takes the name and address of somebody out of every mailing. @param key the id of their record, which no other list has */
export async function forgetRecipient(key: string): Promise<void> {
  await MailingModel.updateMany(
    { 'recipients.key': key },
    {
      $set: {
        'recipients.$[one].name': '',
        'recipients.$[one].firstName': '',
        'recipients.$[one].email': '',
      },
      $unset: { 'recipients.$[one].fields': 1 },
    },
    { arrayFilters: [{ 'one.key': key }] },
  );
}

/** When a mailing was sent: its id begins with the time. */
export function sentAt(id: string): Date {
  return new Types.ObjectId(id).getTimestamp();
}

function seenBy({ id, role, permissions }: SessionUser): object {
  return { readers: { $in: [id, ...permissions.general, ...(role === Role.Admin ? [ADMIN] : [])] } };
}

/** What the administrator set; the defaults when nothing was ever set. */
export async function readMailingSettings(): Promise<MailingSettings> {
  const stored = await MailingSettingsModel.findById(SETTINGS_ID).lean(leanWithId);
  return { ...NOTHING, ...stored };
}

const NOTHING: MailingSettings = { _id: SETTINGS_ID, id: SETTINGS_ID, perHour: 500, revision: 0 };

/** Saves it. @throws CONFLICT */
export function saveMailingSettings(
  actor: SessionUser,
  revision: number,
  perHour: number,
): Promise<MailingSettings> {
  return saveAtRevision<MailingSettings>({
    ...{ model: MailingSettingsModel, id: SETTINGS_ID, revision, actor, what: 'Deze instelling' },
    update: { $set: { perHour } },
  });
}
