import { leanWithId } from '../../platform/database/reading/leanFind';
import { bytesOf, storeFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { threadWork } from '../../platform/threads/threads';
import {
  type AdDocument,
  type Advertisement,
  AdvertisementModel,
} from '../advertisements/advertisement.model';
import { BLEED_MM, findingsOf, sizeOf } from '../artwork/artworkFindings';
import { getEdition } from '../editions/edition.service';
import { AdvState, AdvType } from '../krant.enums';
import { isLocked } from '../proofs/proof.type';
import { packPage, type Placed } from './packPage';
import { boxOf, pageOf, PAPER, widthOf } from './paper';
import type * as printThread from './printFile.thread';
import type { PrintFinding } from './printFile.type';

const PRINT = threadWork<typeof printThread>(require.resolve('./printFile.thread'));
const LIMIT_MS = 240_000;
const MEMORY_MB = 1536;

/** Where the file for the printer lies until it is swept. */
export const PRINT_FOLDER = 'krant/drukbestanden';

/** What a pdf can take as it is. */
const PRINTED = ['pdf', 'png', 'jpg'] as const;
type PrintedType = (typeof PRINTED)[number];

/** An advertisement with what is printed of it, and where. */
interface PlannedAd {
  ad: Advertisement;
  page: number | null;
  place: Placed | null;
  document: AdDocument | null;
}

/** What of an edition is missing for the printer, or cannot be used as it is, by page; what is on none comes last. @throws NOT_FOUND */
export async function printFindings(editionId: string): Promise<PrintFinding[]> {
  const { pageCount } = await getEdition(editionId);
  const planned = await planOf(editionId, pageCount);
  return planned
    .map(({ ad, page, place, document }) => {
      const missing = missingText(ad, page, place, document);
      const wrong = document && !missing ? findingsOf(document.file.type, document.facts, ad) : [];
      return {
        ...{ advertisementId: ad.id, name: ad.name, page, isMissing: missing !== '' },
        findings: [missing, ...wrong].filter(Boolean),
      };
    })
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => (a.page ?? Infinity) - (b.page ?? Infinity));
}

/**
 * The page plan as one pdf for the printer (docs/domain/krant.md, N87); nobody points to the file, so it is swept after a day.
 * @throws NOT_FOUND, UNAVAILABLE when it takes too long
 */
export async function makePrintFile(portal: PortalContext, editionId: string): Promise<StoredFile> {
  const { title, pageCount } = await getEdition(editionId);
  const planned = await planOf(editionId, pageCount);
  const pages = Array.from({ length: pageCount }, (_, at) => ({
    number: at + 1,
    ads: planned.flatMap((one) => (one.page === at + 1 && one.place ? { ...one, place: one.place } : [])),
  }));
  const name = `Carnavalskrant ${title}`;
  const bytes = await portal.threads.run(
    PRINT,
    'makePrintFile',
    {
      ...{ title: name, width: PAPER.width, height: PAPER.height, bleed: BLEED_MM },
      pages: await Promise.all(
        pages.map(async ({ number, ads }) => ({
          number,
          ads: await Promise.all(
            ads.map(async ({ ad, place, document }) => ({
              ...{ name: ad.name, ...printedBox(ad, place) },
              artwork: document ? await artworkOf(document) : null,
            })),
          ),
        })),
      ),
    },
    { isAlone: true, limitMs: LIMIT_MS, memoryMb: MEMORY_MB },
  );
  return storeFile(PRINT_FOLDER, { name: `${name} drukbestand.pdf`, type: 'pdf', bytes });
}

/** What was sold of an edition, each with its place on its page as the page plan shows it. */
async function planOf(editionId: string, pageCount: number): Promise<PlannedAd[]> {
  const ads = await AdvertisementModel.find({ editionId, advState: AdvState.verkocht })
    .select({ advertiserId: 1, name: 1, advFormat: 1, advColor: 1, advType: 1, placedOnPage: 1 })
    .select({ docs: 1, proofs: 1, proofState: 1 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  const places = new Map<string, Placed>();
  for (let page = 1; page <= pageCount; page += 1) {
    const onPage = ads.filter(({ placedOnPage }) => pageOf(placedOnPage, pageCount) === page);
    const boxes = onPage.flatMap(({ id, advFormat }) => boxOf(id, advFormat ?? null) ?? []);
    for (const placed of packPage(boxes).placed) places.set(placed.id, placed);
  }
  return Promise.all(
    ads.map(async (ad) => ({
      ad,
      page: pageOf(ad.placedOnPage, pageCount),
      place: places.get(ad.id) ?? null,
      document: printedOf(ad) ?? (ad.advType === AdvType.idem ? await lastYears(ad) : null),
    })),
  );
}

/** Where it is printed, in mm: as large as it was sold, which is a little less than its columns; at the edge of the page it touches that. */
function printedBox({ advFormat }: Advertisement, { column, columns, top, height }: Placed) {
  const width = sizeOf(advFormat)?.width ?? widthOf(columns);
  const isRight = column + columns === PAPER.columns;
  return { left: isRight ? PAPER.width - width : column * (PAPER.column + PAPER.gap), top, width, height };
}

/** What was approved; otherwise the newest that can be printed. */
function printedOf(ad: Advertisement): AdDocument | null {
  const approved = isLocked(ad) ? ad.proofs?.at(-1)?.documentId : undefined;
  const usable = ad.docs.filter(canBePrinted);
  return usable.find(({ id }) => id === approved) ?? usable.at(-1) ?? null;
}

/** Of 'Idem vorig jaar' what was printed then, when it was in the same format. */
async function lastYears({ id, advertiserId, advFormat }: Advertisement): Promise<AdDocument | null> {
  const before = await AdvertisementModel.findOne({
    ...{ advertiserId, _id: { $ne: id }, advFormat, 'docs.0': { $exists: true } },
  })
    .select({ docs: 1, proofs: 1, proofState: 1 })
    .sort({ editionId: -1 })
    .lean(leanWithId);
  return before && printedOf(before);
}

function canBePrinted({ file, facts }: AdDocument): boolean {
  return PRINTED.includes(file.type as PrintedType) && !facts?.problem;
}

function missingText(
  ad: Advertisement,
  page: number | null,
  place: Placed | null,
  document: AdDocument | null,
): string {
  if (!page)
    return ad.placedOnPage ? `Staat op '${ad.placedOnPage}': dat is geen pagina.` : 'Staat op geen pagina.';
  if (!place) return 'Past niet op de pagina: ze is overvol.';
  if (!document) return 'Er is geen bestand om af te drukken.';
  return '';
}

async function artworkOf({ file }: AdDocument): Promise<{ type: PrintedType; bytes: Uint8Array }> {
  const stored = await bytesOf(file);
  const type = file.type as PrintedType;
  // Bytes of their own: pdf-lib reads a jpeg from the beginning of the memory that it lies in.
  if (type !== 'jpg') return { type, bytes: new Uint8Array(stored) };
  const { default: sharp } = await import('sharp');
  const { orientation = 1 } = await sharp(stored).metadata();
  // A pdf does not know that a camera was held otherwise.
  const upright = orientation === 1 ? stored : await sharp(stored).rotate().jpeg({ quality: 95 }).toBuffer();
  return { type, bytes: new Uint8Array(upright) };
}
