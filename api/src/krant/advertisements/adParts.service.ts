import { Types } from 'mongoose';

import { Permission } from '../../identity/catalogue/permission.enum';
import { holdsToday } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import { pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { textSearchFilter } from '../../platform/database/reading/findByWords';
import { type Columns, leanWithId } from '../../platform/database/reading/leanFind';
import {
  countRecords,
  type Page,
  type PageRequest,
  readSortedPage,
} from '../../platform/database/reading/readPage';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { bytesOf, claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { LINES } from '../../platform/text/inputFields';
import { trimmed } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { prefixOf } from '../adCategories';
import { accessibleAdvertiser } from '../advertisers/access.service';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { measureArtwork } from '../artwork/material.service';
import { getEdition, pathOf } from '../editions/edition.service';
import { mustBeActive, readState } from '../editions/krantState.service';
import { AdList, AdStage, AdvPaymentChoice, AdvState, MissingField, QuestionStatus } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { isLocked, NOT_LOCKED } from '../proofs/proof.type';
import type { AdDocumentInput, AdvertisementFilter } from './advertisement.input';
import { type Advertisement, AdvertisementModel, blocksOfEdition } from './advertisement.model';
import { accessibleAdvertisement, ensureAdvertisement, getAdvertisement } from './advertisement.service';
import { inStage } from './pipeline.service';

const MOST_PARTS = 100;
/** As the trash calls them. */
export const AD_PARTS = { note: 'AdvertisementNote', document: 'AdvertisementDocument' } as const;

/** What is added to a list of an advertisement obeys: it is not full. */
export function hasRoom(list: Parts): Obeys<unknown, Advertisement> {
  return {
    where: () => ({ [`${list}.${MOST_PARTS - 1}`]: { $exists: false } }),
    inTheWay: (_part, ad) =>
      ad[list].length >= MOST_PARTS ? { field: list, message: krantTexts.tooMany } : null,
  };
}

/** A document obeys more: what was approved by the advertiser stays as it is (docs/domain/krant.md, N83). */
export const takesDocuments: Obeys<unknown, Advertisement> = {
  where: (part) => ({ ...hasRoom('docs').where?.(part), ...NOT_LOCKED }),
  inTheWay: (part, ad) =>
    isLocked(ad) ? { message: krantTexts.locked } : (hasRoom('docs').inTheWay?.(part, ad) ?? null),
};

/** Where the documents of an advertisement are: docs/Edition_{title}/{advertiserUserId}. */
export function documentsFolder(editionTitle: string, advertiserUserId: number): string {
  return `docs/Edition_${pathOf(editionTitle)}/${advertiserUserId}`;
}

/** Where documents of an advertiser in the active edition go. @throws NOT_FOUND, BAD_USER_INPUT without an edition */
export async function folderFor(actor: SessionUser, advertiserId: string): Promise<string> {
  const { advertiserUserId } = await accessibleAdvertiser(actor, advertiserId);
  const { activeEditionId } = await readState();
  if (!activeEditionId) throw new AppError('BAD_USER_INPUT', krantTexts.noEdition);
  const { title } = await getEdition(activeEditionId);
  return documentsFolder(title, advertiserUserId);
}

/** Adds an internal note. @throws BAD_USER_INPUT, also in an archive (docs/domain/krant.md, N4); NOT_FOUND */
export async function addNote(actor: SessionUser, id: string, text: string): Promise<Advertisement> {
  const note = { _id: new Types.ObjectId(), text: lineOf(text, 'text'), ...by(actor) };
  return push(id, 'advRedactieNotes', note, pushLogLine(actor, 'notitie toegevoegd'));
}

/** Removes an internal note. @throws NOT_FOUND, BAD_USER_INPUT in an archive */
export async function deleteNote(actor: SessionUser, id: string, noteId: string): Promise<Advertisement> {
  const { advRedactieNotes, editionId } = await getAdvertisement(id);
  await mustBeActive(editionId);
  if (!advRedactieNotes.some((one) => one.id === noteId)) throw notFound(what.note);
  const after = await removeParts<Advertisement>({
    model: AdvertisementModel,
    filter: { _id: id, 'advRedactieNotes._id': noteId },
    entity: AD_PARTS.note,
    parts: { advRedactieNotes: { _id: noteId } },
    also: { $push: pushLogLine(actor, 'notitie verwijderd') },
  });
  if (!after) throw notFound(what.note);
  return after;
}

/**
 * Asks the seller something; the one who is responsible now gets a mail.
 * @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function askSeller(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  msg: string,
): Promise<Advertisement> {
  const status = QuestionStatus.open;
  const question = { _id: new Types.ObjectId(), msg: lineOf(msg, 'msg'), status, ...by(actor) };
  const { contactId, editionId } = await getAdvertisement(id);
  await mustBeActive(editionId);
  const who = { _id: contactId, ...holdsToday(Permission.krantAdv, Permission.krantRed) };
  const seller = contactId ? await UserModel.findOne(who).select({ email: 1 }).lean() : null;
  // A question to nobody, or to who left, would wait for ever.
  if (!seller) throw badInput({ msg: krantTexts.noSeller });
  const data = { advertisementId: id, questionId: question._id.toHexString(), replyTo: actor.email };
  const mails = [{ template: 'paperQuestion', to: seller.email, data }];
  const after = await push(id, 'advContactQuestions', question, {
    ...pushLogLine(actor, 'vraag gesteld'),
    ...mailsIn(...mails),
  });
  await portal.mail.sendFrom(AdvertisementModel, id);
  return after;
}

/** Marks a question as Opgelost, by an editor or the seller. Doing so twice is harmless. @throws NOT_FOUND, BAD_USER_INPUT in an archive */
export async function resolveQuestion(
  actor: SessionUser,
  id: string,
  questionId: string,
): Promise<Advertisement> {
  const ad = await accessibleAdvertisement(actor, id);
  const question = ad.advContactQuestions.find((one) => one.id === questionId);
  if (!question) throw notFound(what.question);
  if (question.status === QuestionStatus.opgelost) return ad;
  await mustBeActive(ad.editionId);
  return change(
    id,
    { 'advContactQuestions._id': questionId },
    {
      $set: { 'advContactQuestions.$.status': QuestionStatus.opgelost },
      $push: pushLogLine(actor, 'vraag opgelost'),
    },
    what.question,
  );
}

/** Adds a document, by an editor or the seller, to the advertisement of the active edition; it is measured for the printer. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addDocument(
  portal: PortalContext,
  actor: SessionUser,
  editionId: string,
  advertiserId: string,
  input: AdDocumentInput,
): Promise<Advertisement> {
  const advertiser = await accessibleAdvertiser(actor, advertiserId);
  const ad = await ensureAdvertisement(editionId, advertiser);
  const { title } = await getEdition(editionId);
  const folder = documentsFolder(title, advertiser.advertiserUserId);
  const fields = trimmed(input);
  await mustObey(takesDocuments, input, ad);
  const file = await claimFile({ folder, fileId: input.fileId, field: 'fileId', by: actor });
  const document = {
    _id: new Types.ObjectId(),
    title: fields.title,
    description: fields.description ?? '',
    file,
    facts: await measureArtwork(portal.threads, file.type, await bytesOf(file)),
    ...by(actor),
  };
  const what = pushLogLine(actor, `document toegevoegd: ${fields.title}`);
  return push(ad.id, 'docs', document, what, { 'docs.file.id': { $ne: file.id } });
}

/** Removes a document with its file, by an editor or the seller. @throws NOT_FOUND, BAD_USER_INPUT in an archive */
export async function deleteDocument(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  documentId: string,
): Promise<Advertisement> {
  const ad = await accessibleAdvertisement(actor, id);
  await mustBeActive(ad.editionId);
  const document = ad.docs.find((one) => one.id === documentId);
  if (!document) throw notFound(what.document);
  if (isLocked(ad)) throw new AppError('BAD_USER_INPUT', krantTexts.locked);
  const after = await removeParts<Advertisement>({
    model: AdvertisementModel,
    filter: { _id: id, 'docs._id': documentId, ...NOT_LOCKED },
    entity: AD_PARTS.document,
    parts: { docs: { _id: documentId } },
    also: { $push: pushLogLine(actor, `document verwijderd: ${document.title}`) },
  });
  if (!after) throw notFound(what.document);
  await portal.files.release(document.file);
  return after;
}

type Parts = 'advRedactieNotes' | 'advContactQuestions' | 'docs';

/** Adds one by one write to a list that is not full. */
async function push(
  id: string,
  list: Parts,
  part: { _id: Types.ObjectId },
  log: ReturnType<typeof pushLogLine>,
  only: object = {},
): Promise<Advertisement> {
  // Not a valid id, or gone.
  const before = await getAdvertisement(id);
  await mustBeActive(before.editionId);
  const room = list === 'docs' ? takesDocuments : hasRoom(list);
  await mustObey(room, part, before);
  const after = await AdvertisementModel.findOneAndUpdate(
    { _id: id, ...only, ...room.where?.(part) },
    { $push: { [list]: part, ...log } },
    { returnDocument: 'after', lean: leanWithId },
  );
  return after ?? getAdvertisement(id);
}

async function change(id: string, which: object, update: object, of: string): Promise<Advertisement> {
  const after = await AdvertisementModel.findOneAndUpdate({ _id: id, ...which }, update, {
    returnDocument: 'after',
    lean: leanWithId,
  });
  if (!after) throw notFound(of);
  return after;
}

function by(actor: SessionUser) {
  return { creator: actor.name, creationDate: new Date() };
}

/** @throws BAD_USER_INPUT when it is empty or too long */
function lineOf(text: string, field: string): string {
  const line = text.trim();
  if (!line) throw badInput({ [field]: texts.required });
  if (line.length > LINES) throw badInput({ [field]: texts.tooLong });
  return line;
}

const lists: Readonly<Record<AdList, object>> = {
  [AdList.sold]: { advState: AdvState.verkocht },
  [AdList.initial]: inStage(AdStage.initial),
  [AdList.editing]: inStage(AdStage.editing),
  [AdList.placement]: inStage(AdStage.placement),
  [AdList.notSold]: { advState: AdvState.nietVerkocht },
};

/** The filter for advertisements that are paid, by hand or by the bank, or not. */
export function isPaid(paid: boolean): object {
  return paid
    ? {
        $or: [
          { bankPaidOn: { $type: 'string' } },
          { onlinePaidOn: { $type: 'string' } },
          { paidByHand: true },
        ],
      }
    : { bankPaidOn: null, onlinePaidOn: null, paidByHand: { $ne: true } };
}

/** A page of the advertisements of an edition, by number. */
export async function pageOfAdvertisements(
  editionId: string,
  list: AdList,
  filter: AdvertisementFilter,
  page: PageRequest,
): Promise<Page<Advertisement>> {
  const conditions = [
    { editionId, ...lists[list] },
    ...textSearchFilter('searchText', filter.search),
    ...filtersOf(filter),
    ...(filter.incomplete ? [{ advertiserId: { $in: await incompleteIds() } }] : []),
  ];
  const filtered = { $and: conditions };
  return readSortedPage<Advertisement>(AdvertisementModel, filtered, page, WITHOUT_LOG, undefined, (model) =>
    countRecords(model, filtered, blocksOfEdition(editionId)),
  );
}

/** All sold advertisements of an edition, by number: what is put on its pages. */
export function listSold(editionId: string, columns?: Columns): Promise<Advertisement[]> {
  return AdvertisementModel.find({ editionId, ...lists[AdList.sold] })
    .select(columns ?? WITHOUT_LOG)
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

function filtersOf({
  contactId,
  width,
  placed,
  payment,
  paid,
  invoiceCreated,
  openQuestion,
}: AdvertisementFilter): object[] {
  const question = { advContactQuestions: { $elemMatch: { status: QuestionStatus.open } } };
  return [
    contactId && { contactId },
    width && { advFormat: { $regex: `^${prefixOf(width)}` } },
    typeof placed === 'boolean' && { placed },
    payment && { advPaymentMethod: payment === AdvPaymentChoice.leeg ? null : payment },
    typeof paid === 'boolean' && isPaid(paid),
    typeof invoiceCreated === 'boolean' && { invoice: invoiceCreated ? { $ne: null } : null },
    typeof openQuestion === 'boolean' && (openQuestion ? question : { $nor: [question] }),
  ].filter((one): one is object => Boolean(one));
}

/** Local part, @, and a domain with an ending of 2 to 7 letters (docs/domain/krant.md, N40). */
const BASIC_EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,7}$/i;

/** What an advertiser lacks to get an invoice. */
export function missingOf({ adres, postalCode, city, email }: Advertiser): MissingField[] {
  const { adres: street, postalCode: code, city: town, email: address } = MissingField;
  return [
    ...(adres === '' ? [street] : []),
    ...(postalCode === '' ? [code] : []),
    ...(city === '' ? [town] : []),
    ...(BASIC_EMAIL.test(email) ? [] : [address]),
  ];
}

/** The ids of advertisers who lack something. */
export async function incompleteIds(): Promise<string[]> {
  const incomplete = {
    $or: [{ adres: '' }, { postalCode: '' }, { city: '' }, { email: { $not: BASIC_EMAIL } }],
  };
  return (await AdvertiserModel.distinct('_id', incomplete)).map(String);
}
