import { logLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/leanWithId';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { storeFile } from '../../platform/files/files.service';
import type { JobRun } from '../../platform/jobs/jobKind';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import type { ClubEdition } from '../editions/edition.model';
import { getEdition } from '../editions/edition.service';
import { paymentReference } from '../members/clubReceivables';
import { addDetailsLink, detailsUrl } from '../members/details.service';
import type { ClubMember } from '../members/member.model';
import {
  type ClubContactMoment,
  ClubContactMomentModel,
  type ClubLetter,
  ClubLetterModel,
} from './contactMoment.model';
import { labelDocument, LABELS_PER_FILE } from './labelDocument';
import { type LetterContent, letterDocument } from './letterDocument';
import {
  asksPayment,
  labelsKey,
  LETTERS,
  lettersFolder,
  readAddressed,
  removeLetters,
} from './letters.service';
import { letterName } from './letterText';
import { giveUpPayments, requestPayment } from './paymentRequest.service';

/** What one run of making letters needs throughout. */
interface Making {
  run: JobRun;
  portal: PortalContext;
  moment: ClubContactMoment;
  edition: ClubEdition;
  folder: string;
  date: string;
  /** The keys that an earlier process has already made. */
  made: ReadonlySet<string>;
}

/**
 * Makes a letter for each member who is addressed and the sheets of labels. Each file is a step that is skipped when it
 * is there; they become the moment's by one write at the end.
 */
export const lettersJob: PortalJob = {
  name: LETTERS,
  title: 'Brieven maken',
  async run(run, portal) {
    const moment = await ClubContactMomentModel.findById(run.subject).lean(leanWithId);
    // Another run was begun, or the moment is gone.
    if (!moment || moment.workId !== run.id) return;
    const making = await prepare(run, portal, moment);
    const ids = making.moment.memberIds ?? [];
    const sheets = Math.ceil(ids.length / LABELS_PER_FILE);
    for (const [at, sheet] of chunks(ids).entries()) {
      const members = await readAddressed(sheet);
      for (const [place, id] of sheet.entries()) {
        const order = at * LABELS_PER_FILE + place;
        const member = members.get(id);
        if (member && !making.made.has(id)) await makeLetter(making, member, order);
        await run.progress(order + 1, ids.length + sheets);
      }
    }
    for (const [at, sheet] of chunks(ids).entries()) {
      if (!making.made.has(labelsKey(at + 1))) await makeLabels(making, sheet, at + 1, ids.length + at);
      await run.progress(ids.length + at + 1, ids.length + sheets);
    }
    await finish(making);
  },
  async cancelled({ id, subject }, portal) {
    await removeLetters(portal, { momentId: subject, workId: id });
    await giveUpPayments({ workId: id });
  },
};

async function prepare(run: JobRun, portal: PortalContext, moment: ClubContactMoment): Promise<Making> {
  // What an earlier run left behind.
  const earlier = { momentId: moment.id, workId: { $ne: run.id } };
  await removeLetters(portal, earlier);
  await giveUpPayments(earlier);
  const made = await ClubLetterModel.distinct('key', { workId: run.id });
  return {
    run,
    portal,
    moment,
    edition: await getEdition(moment.editionId),
    folder: lettersFolder(moment.parent, moment.title),
    date: todayInAmsterdam(),
    made: new Set(made),
  };
}

async function makeLetter(making: Making, member: ClubMember, order: number): Promise<void> {
  const { moment, edition, date } = making;
  const { settings } = making.portal;
  // Anonymised since it was read: no letter.
  const token = await addDetailsLink(member.id, 'letter');
  if (!token) return;
  const bytes = await letterDocument({
    foundation: settings.foundation,
    moment,
    member,
    year: edition.title,
    contribution: billedBy(making),
    date,
    pay: await payBy(making, member),
    detailsUrl: detailsUrl(settings.publicUrl, token),
  });
  await keep(making, { key: member.id, order, name: letterName(member), bytes });
}

async function makeLabels(
  making: Making,
  ids: readonly string[],
  sheet: number,
  order: number,
): Promise<void> {
  const members = await readAddressed(ids);
  const bytes = await labelDocument(ids.flatMap((id) => members.get(id) ?? []));
  const key = labelsKey(sheet);
  await keep(making, { key, order, name: `${key}.docx`, bytes });
}

/** Online where a provider is set up; who paid this year already gets no link, but the module says where to pay. */
async function payBy(making: Making, member: ClubMember): Promise<LetterContent['pay']> {
  const { portal, moment, edition, run } = making;
  const { settings } = portal;
  const reference = paymentReference(edition.title, member.id);
  const year = Number(edition.title);
  const hasPaid = member.payments.some((payment) => payment.year === year);
  if (!settings.payments || !asksPayment(moment) || hasPaid) return { reference };
  const { url = '' } = await requestPayment(settings, {
    momentId: moment.id,
    memberId: member.id,
    workId: run.id,
    year,
    amount: billedBy(making),
  });
  return { url };
}

/** What all letters of this run ask. One that an earlier version of the portal began does not know. */
function billedBy({ moment, edition }: Making): number {
  return moment.contribution ?? edition.contribution;
}

async function keep(
  { run, moment, folder }: Making,
  { key, order, name, bytes }: { key: string; order: number; name: string; bytes: Buffer },
): Promise<void> {
  const file = await storeFile(folder, { name, type: 'docx', bytes });
  const letter: Partial<ClubLetter> = { momentId: moment.id, workId: run.id, key, order, file };
  await ClubLetterModel.create(letter).catch((error: unknown) => {
    // Another process that seemed to have crashed had not: its file stays, ours is swept.
    if (!isDuplicateKey(error, 'key')) throw error;
  });
}

async function finish({ run, moment }: Making): Promise<void> {
  const letters = await ClubLetterModel.find({ workId: run.id }).sort({ order: 1 }).lean(leanWithId);
  await ClubContactMomentModel.updateOne(
    { _id: moment.id, workId: run.id, generatedOn: null },
    {
      $set: { generatedOn: new Date(), downloadOrder: letters.map(({ file }) => file.name) },
      $inc: { revision: 1 },
      $push: {
        changeLog: logLine({ name: 'Backoffice' }, `${moment.memberIds?.length ?? 0} brieven gemaakt`),
      },
    },
  );
}

function chunks(ids: readonly string[]): string[][] {
  const sheets = Math.ceil(ids.length / LABELS_PER_FILE);
  return Array.from({ length: sheets }, (_, at) =>
    ids.slice(at * LABELS_PER_FILE, (at + 1) * LABELS_PER_FILE),
  );
}
