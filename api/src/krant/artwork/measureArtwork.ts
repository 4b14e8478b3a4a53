import { logError } from '../../platform/log/logError';
import type { Threads } from '../../platform/threads/threads';
import { threadWork } from '../../platform/threads/threadWork';
import type * as artworkThread from './artwork.thread';
import type { ArtworkFacts } from './artworkFacts';

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
