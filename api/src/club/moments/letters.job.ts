import { logLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { type MadeFile, storeFiles } from '../../platform/files/storeFiles';
import type { JobRun } from '../../platform/jobs/jobKind';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import type { ClubEdition } from '../editions/edition.model';
import { getEdition } from '../editions/edition.service';
import { addDetailsLink, detailsUrl } from '../members/details/details.service';
import type { ClubMember } from '../members/member.model';
import { paymentReference } from '../members/payments/clubReceivables';
import {
  type ClubContactMoment,
  ClubContactMomentModel,
  type ClubLetter,
  ClubLetterModel,
} from './contactMoment.model';
import { LABELS_PER_FILE } from './labelSheet';
import type { LetterContent } from './letterDocument';
import {
  asksPayment,
  labelsKey,
  LETTERS,
  LETTERS_THREAD,
  lettersFolder,
  readAddressed,
  removeLetters,
  sharedOf,
} from './letters.service';
import type { LettersContent } from './letters.thread';
import { addressedOf, letterName } from './letterText';
import { giveUpPayments, requestPayment } from './paymentRequest.service';

/** So many letters are one piece of work for a thread, and are stored together. */
const LETTERS_PER_PIECE = 12;

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

/** Files that a thread is making. */
interface Piece {
  files: readonly { key: string; order: number; name: string }[];
  bytes: Promise<readonly Uint8Array[]>;
  /** How many files there are with it. */
  done: number;
}

/**
 * Makes a letter for each member who is addressed and the sheets of labels. Each piece is a step, of which the files that are
 * there are skipped; they become the moment's by one write at the end.
 */
export const lettersJob: PortalJob = {
  name: LETTERS,
  title: 'Brieven maken',
  async run(run, portal) {
    const moment = await ClubContactMomentModel.findById(run.subject).lean(leanWithId);
    // Another run was begun, or the moment is gone.
    if (!moment || moment.workId !== run.id) return;
    const making = await prepare(run, portal, moment);
    const total = filesOf(making.moment);
    // Threads make the next ones while what is made is stored. What is left when this is interrupted has changed nothing.
    const ahead: Piece[] = [];
    for await (const piece of pieces(making)) {
      piece.bytes.catch(() => undefined);
      ahead.push(piece);
      if (ahead.length > portal.threads.most) await keep(making, ahead.shift(), total);
    }
    for (const piece of ahead) await keep(making, piece, total);
    await finish(making);
  },
  async cancelled({ id, subject }, portal) {
    await removeLetters(portal, { momentId: subject, workId: id });
    await giveUpPayments({ workId: id });
  },
};

function filesOf({ memberIds = [] }: ClubContactMoment): number {
  return memberIds.length + Math.ceil(memberIds.length / LABELS_PER_FILE);
}

/** All that is to be made, as it is given to the threads. */
async function* pieces(making: Making): AsyncGenerator<Piece> {
  const ids = making.moment.memberIds ?? [];
  for (const [at, some] of chunks(ids, LETTERS_PER_PIECE).entries())
    yield await letterPiece(making, some, at * LETTERS_PER_PIECE);
  for (const [at, some] of chunks(ids, LABELS_PER_FILE).entries())
    yield await labelPiece(making, some, at + 1, ids.length + at);
}

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

async function letterPiece(making: Making, ids: readonly string[], first: number): Promise<Piece> {
  const wanted = ids.filter((id) => !making.made.has(id));
  const members = await readAddressed(wanted);
  const tokens = await Promise.all(
    wanted.map(async (id) => (members.has(id) ? addDetailsLink(id, 'letter') : null)),
  );
  const letters: LettersContent['letters'][number][] = [];
  for (const [at, id] of wanted.entries()) {
    const [member, token] = [members.get(id), tokens[at]];
    // Anonymised since it was read: no letter.
    if (!member || !token) continue;
    const pay = await payBy(making, member, first);
    letters.push({
      member: addressedOf(member),
      pay,
      detailsUrl: detailsUrl(making.portal.settings.publicUrl, token),
    });
  }
  const { portal, moment, edition, date } = making;
  const shared = sharedOf(portal.settings, moment, { edition, date, contribution: billedBy(making) });
  return {
    files: letters.map(({ member }) => {
      return { key: member.id, order: first + ids.indexOf(member.id), name: letterName(member) };
    }),
    bytes:
      letters.length > 0 ? portal.threads.run(LETTERS_THREAD, 'makeLetters', { shared, letters }) : none(),
    done: first + ids.length,
  };
}

async function labelPiece(
  { portal, made }: Making,
  ids: readonly string[],
  sheet: number,
  order: number,
): Promise<Piece> {
  const key = labelsKey(sheet);
  if (made.has(key)) return { files: [], bytes: none(), done: order + 1 };
  const members = await readAddressed(ids);
  const labels = ids.flatMap((id) => members.get(id) ?? []).map(addressedOf);
  return {
    files: [{ key, order, name: `${key}.docx` }],
    bytes: portal.threads.run(LETTERS_THREAD, 'makeLabels', labels).then((bytes) => [bytes]),
    done: order + 1,
  };
}

async function none(): Promise<Uint8Array[]> {
  return [];
}

/** Online where a provider is set up; who paid this year already gets no link, but the module says where to pay. */
async function payBy(making: Making, member: ClubMember, done: number): Promise<LetterContent['pay']> {
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
  // The provider can be slow: each answer is a step of its own.
  await run.progress(Math.max(0, done - LETTERS_PER_PIECE * portal.threads.most), filesOf(moment));
  return { url };
}

/** What all letters of this run ask. One that an earlier version of the portal began does not know. */
function billedBy({ moment, edition }: Making): number {
  return moment.contribution ?? edition.contribution;
}

async function keep({ run, moment, folder }: Making, piece: Piece | undefined, total: number): Promise<void> {
  if (!piece) return;
  const bytes = await piece.bytes;
  const made = piece.files.flatMap(({ name }, at): MadeFile[] => {
    const one = bytes[at];
    return one ? [{ name, type: 'docx', bytes: one }] : [];
  });
  const files = await storeFiles(folder, made);
  const letters = piece.files.map(({ key, order }, at): Partial<ClubLetter> => {
    return { momentId: moment.id, workId: run.id, key, order, file: files[at] };
  });
  await ClubLetterModel.insertMany(letters, { ordered: false }).catch((error: unknown) => {
    // Another process that seemed to have crashed had not: its files stay, ours are swept.
    if (!isAnyDuplicateKey(error)) throw error;
  });
  await run.progress(piece.done, total);
}

async function finish({ run, moment }: Making): Promise<void> {
  const letters = await ClubLetterModel.find({ workId: run.id }).sort({ order: 1 }).lean(leanWithId);
  await ifMatched(
    ClubContactMomentModel.updateOne(
      { _id: moment.id, workId: run.id, generatedOn: null },
      {
        $set: { generatedOn: new Date(), downloadOrder: letters.map(({ file }) => file.name) },
        $inc: { revision: 1 },
        $push: {
          changeLog: logLine({ name: 'Backoffice' }, `${moment.memberIds?.length ?? 0} brieven gemaakt`),
        },
      },
    ),
  );
}

function chunks(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  );
}
