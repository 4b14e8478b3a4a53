import { leanWithId } from '../../platform/database/reading/leanFind';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { storeFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { searchable } from '../../platform/text/plainText';
import { threadWork } from '../../platform/threads/threads';
import { ClubGender, LetterParagraphType } from '../club.enums';
import type { ClubEdition } from '../editions/edition.model';
import { getEdition } from '../editions/edition.service';
import { detailsUrl } from '../members/details/details.service';
import { type ClubMember, ClubMemberModel } from '../members/member.model';
import { nameOf } from '../members/memberFacts';
import { paymentReference } from '../members/payments/clubReceivables';
import { liveMandate } from '../members/payments/payment.service';
import { letterAddressees, letterKey } from './addressees';
import {
  type ClubContactMoment,
  ClubContactMomentModel,
  type ClubLetter,
  ClubLetterModel,
} from './contactMoment.model';
import { type Addressed, addressedOf, LABELS_PER_FILE, type LetterContent } from './letterContent';
import type * as lettersThread from './letters.thread';
import { requestPayment } from './paymentRequest.service';

/** The work that makes letters. */
export const LETTERS = 'clubLetters';

/** What threads do of it. */
export const LETTERS_THREAD = threadWork<typeof lettersThread>(require.resolve('./letters.thread'));

/**
 * Where the letters and labels of a moment are: club/letters/{edition}/{title}. Of the title only letters and digits,
 * as in all paths.
 */
export function lettersFolder(edition: string, title: string): string {
  return `club/letters/${edition}/${searchable(title).replace(/[^a-z0-9]/g, '') || 'brief'}`;
}

/** The letter to an example member; nobody points to the file, so it is swept after a day. */
export async function conceptOf(
  { settings, threads }: PortalContext,
  moment: ClubContactMoment,
): Promise<StoredFile> {
  const edition = await getEdition(moment.editionId);
  const letter = exampleParts(settings, edition);
  const { contribution } = edition;
  const shared = sharedOf(settings, moment, { edition, date: todayInAmsterdam(), contribution });
  const made = await threads.run(LETTERS_THREAD, 'makeLetters', { shared, letters: [letter] });
  const [bytes = new Uint8Array()] = made;
  const folder = lettersFolder(moment.parent, moment.title);
  return storeFile(folder, { name: `Concept ${moment.title}.docx`, type: 'docx', bytes });
}

/** What a letter says to an example member. */
export function exampleParts(
  settings: Settings,
  edition: ClubEdition,
): Pick<LetterContent, 'members' | 'asked' | 'pay' | 'detailsUrls'> {
  return {
    members: [EXAMPLE],
    asked: [{ name: nameOf(EXAMPLE), amount: edition.contribution, state: 'asked' }],
    pay: settings.payments
      ? { url: 'https://voorbeeld.example/betalen' }
      : { references: [paymentReference(edition.title, EXAMPLE.id)] },
    detailsUrls: [detailsUrl(settings.publicUrl, 'voorbeeld')],
  };
}

/** What is the same in all letters of a moment. */
export function sharedOf(
  { foundation }: Settings,
  { title, letter, buut, buutMax, buutPrice, buutDeadline }: ClubContactMoment,
  { edition, date, contribution }: { edition: ClubEdition; date: string; contribution: number },
): lettersThread.LettersContent['shared'] {
  const paragraphs = letter.map(({ type, text }) => ({ type, text }));
  const moment = { title, letter: paragraphs, buut, buutMax, buutPrice, buutDeadline };
  return { foundation, moment, year: edition.title, contribution, date };
}

/** Letters and labels of moments, by moment, in their order. */
export async function lettersOf(momentIds: readonly string[]): Promise<Map<string, ClubLetter[]>> {
  const letters = await ClubLetterModel.find({ momentId: { $in: momentIds } })
    .sort({ order: 1 })
    .lean(leanWithId);
  return new Map(
    momentIds.map((id) => [id, (letters as ClubLetter[]).filter(({ momentId }) => momentId === id)]),
  );
}

/** The files of the letters and labels of a moment. */
export async function letterFiles(momentId: string): Promise<StoredFile[]> {
  const letters = await ClubLetterModel.find({ momentId }).select({ file: 1 }).lean(leanWithId);
  return letters.map(({ file }) => file);
}

/** Those of these files that are letters or labels. @param live true: not of a moment in the trash */
export async function filesOfLetters(fileIds: readonly string[], live = false): Promise<string[]> {
  const letters = await ClubLetterModel.find({ 'file.id': { $in: fileIds } })
    .select({ momentId: 1, 'file.id': 1 })
    .lean(leanWithId);
  const momentIds = [...new Set(letters.map(({ momentId }) => momentId))];
  const there = live
    ? (await ClubContactMomentModel.distinct('_id', { _id: { $in: momentIds } })).map(String)
    : momentIds;
  return letters.filter(({ momentId }) => there.includes(momentId)).map(({ file }) => file.id);
}

/** Removes letters and labels with their files. */
export async function removeLetters(portal: PortalContext, which: object): Promise<void> {
  const letters = await ClubLetterModel.find(which).select({ file: 1 }).lean(leanWithId);
  // Exactly these: the file of one that is made meanwhile would stay.
  await ClubLetterModel.deleteMany({ _id: { $in: letters.map(({ id }) => id) } });
  for (const { file } of letters) await portal.files.release(file);
}

/** Removes the letters to one member, and the sheets of labels with the name on it; those of a household too. */
export async function removeLettersOf(portal: PortalContext, memberId: string): Promise<void> {
  const moments = await ClubContactMomentModel.find({ memberIds: memberId })
    .setOptions(WITH_TRASH)
    .select({ memberIds: 1, letterFor: 1, mailKeys: 1 })
    .lean(leanWithId);
  for (const { id, memberIds: of, letterFor, mailKeys } of moments) {
    const addressees = letterAddressees({ memberIds: of, letterFor, mailKeys });
    const at = addressees.findIndex(({ memberIds }) => memberIds.includes(memberId));
    const sheet = Math.floor(at / LABELS_PER_FILE) + 1;
    const keys = [...addressees.slice(at, at + 1).map(letterKey), labelsKey(sheet)];
    const which = { momentId: id, key: { $in: keys } };
    const letters = await ClubLetterModel.find(which).select({ file: 1 }).lean(leanWithId);
    const names = letters.map(({ file }) => file.name);
    await ifMatched(
      ClubContactMomentModel.updateOne({ _id: id }, { $pull: { downloadOrder: { $in: names } } }).setOptions(
        WITH_TRASH,
      ),
    );
    await removeLetters(portal, which);
  }
}

/** The letters to one member, alone or together with others. */
export async function lettersTo(memberId: string): Promise<ClubLetter[]> {
  return ClubLetterModel.find({ $or: [{ key: memberId }, { memberIds: memberId }] }).lean(leanWithId);
}

/** Removes what no moment has: of one that is gone, or of a run that was begun anew. */
export async function sweepLetters(portal: PortalContext): Promise<void> {
  const works = await ClubLetterModel.distinct('workId');
  const current = await ClubContactMomentModel.distinct('workId', { workId: { $in: works } }).setOptions(
    WITH_TRASH,
  );
  const stray = works.filter((workId) => !current.includes(workId));
  if (stray.length > 0) await removeLetters(portal, { workId: { $in: stray } });
}

/** The key of a sheet of labels. @param sheet from 1 */
export function labelsKey(sheet: number): string {
  return `labels_${sheet}`;
}

/** What a letter and a label need of a member. */
export const ADDRESSED = {
  firstName: 1,
  lastName: 1,
  gender: 1,
  adres: 1,
  postalCode: 1,
  city: 1,
  country: 1,
  payments: 1,
  mandates: 1,
  erased: 1,
} as const;

/** Those members, by id. */
export async function readAddressed(ids: readonly string[]): Promise<Map<string, ClubMember>> {
  const members = await ClubMemberModel.find({ _id: { $in: ids }, erased: false })
    .select(ADDRESSED)
    .lean(leanWithId);
  return new Map((members as ClubMember[]).map((member) => [member.id, member]));
}

/** A moment, with what its edition asks. */
interface Letters {
  moment: ClubContactMoment;
  edition: ClubEdition;
}

/** What all letters of this run ask. One that an earlier version of the portal began does not know. */
export function billedBy({ moment, edition }: Letters): number {
  return moment.contribution ?? edition.contribution;
}

/**
 * Whom a letter is to, what it says of the contribution of each, and how it is paid. Of a household who signed a mandate pays by
 * that, and not with the others (docs/domain/club.md, C75). Online where a provider is set up, of a household by one link for all
 * who are asked; who paid this year already gets no link, but the module says where to pay. Safe to repeat. @throws UNAVAILABLE
 */
export async function partsOf(
  settings: Settings,
  letters: Letters,
  to: readonly ClubMember[],
  key: string,
): Promise<Pick<LetterContent, 'members' | 'asked' | 'pay'>> {
  const { moment, edition } = letters;
  const amount = billedBy(letters);
  const year = Number(edition.title);
  const stateOf = (member: ClubMember) => {
    if (member.payments.some((payment) => payment.year === year)) return 'paid';
    return to.length > 1 && liveMandate(member) ? 'debit' : 'asked';
  };
  const members = to.map(addressedOf);
  const asked = to.map((member) => ({ name: nameOf(member), amount, state: stateOf(member) }) as const);
  const open = to.filter((_member, at) => asked[at]?.state === 'asked');
  const references = (open.length > 0 ? open : to).map(({ id }) => paymentReference(edition.title, id));
  if (!settings.payments || !asksPayment(moment) || open.length === 0)
    return { members, asked, pay: { references } };
  const { url = '' } = await requestPayment(settings, {
    ...{ momentId: moment.id, memberIds: open.map(({ id }) => id), key },
    ...{ workId: moment.workId ?? '', year, amount },
  });
  return { members, asked, pay: { url } };
}

/** Whether a letter has a payment module. */
export function asksPayment({ payment, letter }: ClubContactMoment): boolean {
  return payment && letter.some(({ type }) => type === LetterParagraphType.paymentModule);
}

const EXAMPLE: Addressed = {
  id: '197401',
  firstName: 'Jan',
  lastName: 'Voorbeeld',
  gender: ClubGender.m,
  adres: 'Dorpsstraat 11',
  postalCode: '7071 AA',
  city: 'Ulft',
  country: 'Nederland',
  payments: [],
};
