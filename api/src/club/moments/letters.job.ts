import { logLine } from '../../platform/audit/logLine';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { type MadeFile, storeFiles } from '../../platform/files/storeFiles';
import type { JobRun } from '../../platform/jobs/job.model';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import type { ClubEdition } from '../editions/edition.model';
import { getEdition } from '../editions/edition.service';
import { addDetailsLink, detailsUrl } from '../members/details/details.service';
import { type Addressee, letterAddressees, letterKey } from './addressees';
import {
  type ClubContactMoment,
  ClubContactMomentModel,
  type ClubLetter,
  ClubLetterModel,
} from './contactMoment.model';
import { addressedOf, letterName, LABELS_PER_FILE } from './letterContent';
import {
  billedBy,
  labelsKey,
  LETTERS,
  LETTERS_THREAD,
  lettersFolder,
  partsOf,
  readAddressed,
  removeLetters,
  sharedOf,
} from './letters.service';
import type { LettersContent } from './letters.thread';
import { mailMoment } from './momentMail.service';
import { giveUpPayments } from './paymentRequest.service';

/** So many letters are one piece of work for a thread, and are stored together. */
const LETTERS_PER_PIECE = 12;

/** What one run of making letters needs throughout. */
interface Making {
  run: JobRun;
  portal: PortalContext;
  moment: ClubContactMoment;
  /** Who get a letter, in their order. */
  addressees: readonly Addressee[];
  edition: ClubEdition;
  folder: string;
  date: string;
  /** The keys that an earlier process has already made. */
  made: ReadonlySet<string>;
}

/** Files that a thread is making. */
interface Piece {
  files: readonly (Pick<ClubLetter, 'key' | 'order' | 'memberIds'> & { name: string })[];
  bytes: Promise<readonly Uint8Array[]>;
  /** How many files there are with it. */
  done: number;
}

/**
 * Makes a letter for each member or household that is addressed and the sheets of labels. Each piece is a step, of which the files that are
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
    const total = filesOf(making);
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

function filesOf({ addressees }: Pick<Making, 'addressees'>): number {
  return addressees.length + Math.ceil(addressees.length / LABELS_PER_FILE);
}

/** All that is to be made, as it is given to the threads. */
async function* pieces(making: Making): AsyncGenerator<Piece> {
  const { addressees } = making;
  for (const [at, some] of chunks(addressees, LETTERS_PER_PIECE).entries())
    yield await letterPiece(making, some, at * LETTERS_PER_PIECE);
  for (const [at, some] of chunks(addressees, LABELS_PER_FILE).entries())
    yield await labelPiece(making, some, at + 1, addressees.length + at);
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
    addressees: letterAddressees(moment),
    edition: await getEdition(moment.editionId),
    folder: lettersFolder(moment.parent, moment.title),
    date: todayInAmsterdam(),
    made: new Set(made),
  };
}

async function letterPiece(making: Making, some: readonly Addressee[], first: number): Promise<Piece> {
  const wanted = some.filter((addressee) => !making.made.has(letterKey(addressee)));
  const ids = wanted.flatMap(({ memberIds }) => memberIds);
  const members = await readAddressed(ids);
  const tokens = new Map(
    await Promise.all(
      ids.map(async (id) => [id, members.has(id) ? await addDetailsLink(id, 'letter') : null] as const),
    ),
  );
  const letters: LettersContent['letters'][number][] = [];
  const files: Piece['files'][number][] = [];
  for (const addressee of wanted) {
    // Who was anonymised since it was read gets none.
    const to = addressee.memberIds.flatMap((id) => (tokens.get(id) ? (members.get(id) ?? []) : []));
    if (to.length === 0) continue;
    const parts = await partsOf(making.portal.settings, making, to, letterKey(addressee));
    const together = parts.members;
    if ('url' in parts.pay) await asked(making, first);
    letters.push({
      ...parts,
      detailsUrls: to.map(({ id }) => detailsUrl(making.portal.settings.publicUrl, tokens.get(id) ?? '')),
    });
    files.push({
      ...{ key: letterKey(addressee), order: first + some.indexOf(addressee), name: letterName(together) },
      ...(to.length > 1 && { memberIds: to.map(({ id }) => id) }),
    });
  }
  const { portal, moment, edition, date } = making;
  const shared = sharedOf(portal.settings, moment, { edition, date, contribution: billedBy(making) });
  return {
    files,
    bytes:
      letters.length > 0 ? portal.threads.run(LETTERS_THREAD, 'makeLetters', { shared, letters }) : none(),
    done: first + some.length,
  };
}

/** The provider can be slow: each answer is a step of its own. */
function asked({ run, portal, addressees }: Making, done: number): Promise<void> {
  return run.progress(Math.max(0, done - LETTERS_PER_PIECE * portal.threads.most), filesOf({ addressees }));
}

async function labelPiece(
  { portal, made }: Making,
  some: readonly Addressee[],
  sheet: number,
  order: number,
): Promise<Piece> {
  const key = labelsKey(sheet);
  if (made.has(key)) return { files: [], bytes: none(), done: order + 1 };
  const members = await readAddressed(some.flatMap(({ memberIds }) => memberIds));
  const labels = some
    .map(({ memberIds }) => memberIds.flatMap((id) => members.get(id) ?? []).map(addressedOf))
    .filter((together) => together.length > 0);
  return {
    files: [{ key, order, name: `${key}.docx` }],
    bytes: portal.threads.run(LETTERS_THREAD, 'makeLabels', labels).then((bytes) => [bytes]),
    done: order + 1,
  };
}

async function none(): Promise<Uint8Array[]> {
  return [];
}

async function keep({ run, moment, folder }: Making, piece: Piece | undefined, total: number): Promise<void> {
  if (!piece) return;
  const bytes = await piece.bytes;
  const made = piece.files.flatMap(({ name }, at): MadeFile[] => {
    const one = bytes[at];
    return one ? [{ name, type: 'docx', bytes: one }] : [];
  });
  const files = await storeFiles(folder, made);
  const letters = piece.files.map(({ key, order, memberIds }, at): Partial<ClubLetter> => {
    return { momentId: moment.id, workId: run.id, key, order, memberIds, file: files[at] };
  });
  await ClubLetterModel.insertMany(letters, { ordered: false }).catch((error: unknown) => {
    // Another process that seemed to have crashed had not: its files stay, ours are swept.
    if (!isAnyDuplicateKey(error)) throw error;
  });
  await run.progress(piece.done, total);
}

async function finish({ run, portal, moment, addressees }: Making): Promise<void> {
  const letters = await ClubLetterModel.find({ workId: run.id }).sort({ order: 1 }).lean(leanWithId);
  await ifMatched(
    ClubContactMomentModel.updateOne(
      { _id: moment.id, workId: run.id, generatedOn: null },
      {
        $set: { generatedOn: new Date(), downloadOrder: letters.map(({ file }) => file.name) },
        $inc: { revision: 1 },
        $push: {
          changeLog: logLine({ name: 'Backoffice' }, `${addressees.length} brieven gemaakt`),
        },
      },
    ),
  );
  await mailMoment(portal, moment);
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}
