import { AppError } from '../../platform/errors/appError';
import { bytesOf } from '../../platform/files/files.service';
import { PICTURE_TYPE } from '../../platform/files/fileTypes';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { Threads } from '../../platform/threads/threads';
import { threadWork } from '../../platform/threads/threadWork';
import type { Advertisement } from '../advertisements/advertisement.model';
import { BLEED_MM, sizeOf } from '../artwork/artworkFindings';
import { AdvColor } from '../krant.enums';
import { krantTexts } from '../krant.texts';
import type * as pictureThread from './proofPicture.thread';

const DRAW = threadWork<typeof pictureThread>(require.resolve('./proofPicture.thread'));
const LIMIT_MS = 20_000;
const MEMORY_MB = 512;
/** The longer side, in pixels: sharp on any screen, and some hundred kB. */
const LONGEST = 1600;
/** So much of a millimetre a pdf with bleed may be off. */
const OFF_MM = 2;

/** Draws the first page of a pdf. */
type Draw = typeof pictureThread.drawPdf;

/** That in a thread of its own: strangers made the pdf. */
export function drawIn(threads: Threads): Draw {
  const options = { isAlone: true, limitMs: LIMIT_MS, memoryMb: MEMORY_MB };
  return (request) => threads.run(DRAW, 'drawPdf', request, options);
}

/** What can be shown as a proof. */
const SHOWN = ['pdf', 'png', 'jpg'];

/**
 * The picture of a proof: what is to be printed, in the shape and the colours that were sold, without what is cut off.
 * @throws BAD_USER_INPUT on `documentId` for what cannot be shown
 */
export async function proofPicture(
  draw: Draw,
  file: StoredFile,
  { advFormat, advColor }: Pick<Advertisement, 'advFormat' | 'advColor'>,
): Promise<{ type: string; bytes: Uint8Array }> {
  const size = sizeOf(advFormat);
  if (!size || !SHOWN.includes(file.type)) throw cannotBeShown();
  const scale = LONGEST / Math.max(size.width, size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const { default: sharp } = await import('sharp');
  try {
    const bytes = await bytesOf(file);
    const drawn =
      file.type === 'pdf' ? await drawnWithoutBleed(draw, bytes, size.width, width) : sharp(bytes).rotate();
    const whole = drawn
      .flatten({ background: '#fff' })
      .resize(width, height, { fit: 'contain', background: '#fff' });
    const printed = advColor === AdvColor.zwartWit ? whole.greyscale() : whole;
    return { type: PICTURE_TYPE, bytes: await printed.webp({ quality: 82 }).toBuffer() };
  } catch {
    throw cannotBeShown();
  }
}

/** A pdf may have 3 mm on each side that the printer cuts off: an advertiser sees what is left. */
async function drawnWithoutBleed(draw: Draw, bytes: Uint8Array, widthMm: number, width: number) {
  const { default: sharp } = await import('sharp');
  const { png, widthMm: pageMm } = await draw({ bytes, width });
  const hasBleed = Math.abs(pageMm - widthMm - 2 * BLEED_MM) <= OFF_MM;
  if (!hasBleed) return sharp(png);
  const { width: wide, height: high } = await sharp(png).metadata();
  const cut = Math.round((BLEED_MM / pageMm) * wide);
  return sharp(png).extract({ left: cut, top: cut, width: wide - 2 * cut, height: high - 2 * cut });
}

function cannotBeShown(): AppError {
  return new AppError('BAD_USER_INPUT', krantTexts.proofFile);
}
