import { WITHOUT_LOG } from '../../platform/audit/logLine';
import { type Columns, leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, daysAfter } from '../../platform/dates/amsterdam';
import { logError } from '../../platform/log/logger';
import { type Threads, threadWork } from '../../platform/threads/threads';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { type PaperEdition, PaperEditionModel } from '../editions/edition.model';
import { readState } from '../editions/krantState.service';
import { AdvState, AdvType } from '../krant.enums';
import type * as artworkThread from './artwork.thread';
import type { ArtworkFacts } from './artworkFacts';

/** Of a sold advertisement there is nothing to print: no document, and it is not the same as last year. */
export const WITHOUT_MATERIAL = {
  advState: AdvState.verkocht,
  advType: { $ne: AdvType.idem },
  'docs.0': { $exists: false },
};

/** The sold advertisements of an edition of which there is nothing to print, who waits longest first (N78). */
export function listWithoutMaterial(editionId: string, columns?: Columns): Promise<Advertisement[]> {
  return AdvertisementModel.find({ editionId, ...WITHOUT_MATERIAL })
    .select(columns ?? WITHOUT_LOG)
    .sort({ soldAt: 1, sortName: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

/** From how many days before the deadline each mail goes; below zero: after it. */
const STEPS = [14, 7, 1, -1];
/** So many days after the deadline nobody is asked any more. */
const LAST = 14;

/** The active edition while its material is asked for, and how far that is; null: it is not, now. */
export interface Asking {
  edition: PaperEdition & { materialBy: string };
  /** Of {@link STEPS}: the last one whose day has come. */
  step: number;
}

/** Whether, and in which step, material of the active edition is asked for on a day. @param today YYYY-MM-DD */
export async function askedNow(today: string): Promise<Asking | null> {
  const { activeEditionId } = await readState();
  const edition = activeEditionId
    ? await PaperEditionModel.findById(activeEditionId).select(WITHOUT_LOG).lean(leanWithId)
    : null;
  const { materialBy } = edition ?? {};
  if (!edition || !materialBy || today > daysAfter(materialBy, LAST)) return null;
  const step = STEPS.findLast((days) => today >= daysAfter(materialBy, -days));
  return step === undefined ? null : { edition: { ...edition, materialBy }, step };
}

/** Those of which material is asked today: who bought today has that talk still in mind. */
export async function askedAbout({ edition }: Asking, today: string): Promise<Advertisement[]> {
  const ads = await listWithoutMaterial(edition.id);
  return ads.filter(({ soldAt }) => !soldAt || dateInAmsterdam(soldAt) < today);
}

const ARTWORK = threadWork<typeof artworkThread>(require.resolve('./artwork.thread'));
const LIMIT_MS = 15_000;

/** Measures a picture or a pdf. @param type its extension @returns null for what is neither, and when it cannot be done now */
export async function measureArtwork(
  threads: Threads,
  type: string,
  bytes: Uint8Array,
): Promise<ArtworkFacts | null> {
  try {
    if (type === 'pdf')
      return await threads.run(ARTWORK, 'measurePdf', bytes, { isAlone: true, limitMs: LIMIT_MS });
    return type === 'png' || type === 'jpg' || type === 'bmp' ? await measurePicture(type, bytes) : null;
  } catch (error) {
    // It is a help to who sends it: without it the file is kept all the same.
    logError(error, 'artwork was not measured');
    return null;
  }
}

/** So few pixels tell whether there is colour, whatever the size. */
const SAMPLE = 64;
/** Further apart than that, the parts of a pixel are no grey: what a camera makes of grey is not exactly so. */
const GREY = 12;

async function measurePicture(type: string, bytes: Uint8Array): Promise<ArtworkFacts> {
  if (type === 'bmp') {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (file.length < 26) return { problem: 'unreadable' };
    return { widthPixels: file.readInt32LE(18), heightPixels: Math.abs(file.readInt32LE(22)), isRgb: true };
  }
  // Loaded with the first picture: it takes memory that most processes never need.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, space, orientation = 1 } = await sharp(bytes).metadata();
    const pixels = await sharp(bytes)
      .resize(SAMPLE, SAMPLE, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isColor = hasColor(pixels.data, pixels.info.channels);
    // From 5 on the camera says to turn it.
    const [widthPixels, heightPixels] = orientation >= 5 ? [height, width] : [width, height];
    return { widthPixels, heightPixels, isColor, isRgb: isColor && space !== 'cmyk' };
  } catch {
    return { problem: 'unreadable' };
  }
}

function hasColor(pixels: Buffer, channels: number): boolean {
  if (channels < 3) return false;
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const parts = pixels.subarray(at, at + 3);
    if (Math.max(...parts) - Math.min(...parts) > GREY) return true;
  }
  return false;
}
