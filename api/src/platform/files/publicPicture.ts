import { UploadRefused } from './inspectUpload';

/** A picture in one of its sizes. */
export interface PictureSize {
  /** In pixels. */
  width: number;
  bytes: Buffer;
}

/** The longest side, in pixels. */
const LARGEST = 2560;
/** The widths that pages ask for, in pixels. */
const WIDTHS = [1280, 640, 320];
/** More pixels are not unpacked: it would take more memory than the process has. */
const MOST_PIXELS = 100_000_000;

const unreadable = () => new UploadRefused(415, 'Deze afbeelding kan niet worden gelezen. Kies een andere.');

/**
 * Makes of an upload what everybody may see (docs/domain/portal.md, P413): upright, in the colours of screens, without what the
 * camera noted (place, time, device).
 * @param type 'png', 'jpg' or 'bmp'
 * @returns the largest first, each as webp; a small picture has one size
 * @throws UploadRefused for what cannot be unpacked, or has more than 100 megapixels
 */
export async function publicPicture(bytes: Uint8Array, type: string): Promise<PictureSize[]> {
  // Loaded with the first picture: it takes memory that most processes never need.
  const { default: sharp } = await import('sharp');
  const input = type === 'bmp' ? pixelsOf(Buffer.from(bytes)) : { data: bytes, options: {} };
  const open = (data: Uint8Array, options: object) =>
    sharp(data, { ...options, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width = 0, height = 0 } = await sharp(input.data, { ...input.options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MOST_PIXELS)
    throw new UploadRefused(413, 'Deze afbeelding heeft meer dan 100 megapixels. Kies een kleinere.');
  try {
    const { data, info } = await open(input.data, input.options)
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes = [info.width, ...WIDTHS.filter((each) => each < info.width)];
    return await Promise.all(
      sizes.map(async (each) => ({
        width: each,
        bytes: await open(data, { raw }).resize({ width: each }).webp({ quality: 82 }).toBuffer(),
      })),
    );
  } catch {
    throw unreadable();
  }
}

/**
 * The pixels of a bitmap, which libvips does not read: 24 or 32 bits a pixel, not packed, as programs write them.
 * @throws UploadRefused for any other
 */
function pixelsOf(file: Buffer) {
  if (file.length < 54) throw unreadable();
  const [start, width, signed] = [file.readUInt32LE(10), file.readInt32LE(18), file.readInt32LE(22)];
  const [bits, packing, height] = [file.readUInt16LE(28), file.readUInt32LE(30), Math.abs(signed)];
  const size = bits / 8;
  const row = Math.ceil((width * size) / 4) * 4;
  const isPlain = packing === 0 && (bits === 24 || bits === 32);
  if (!isPlain || width <= 0 || height === 0 || start + row * height > file.length) throw unreadable();
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // The last row stands first, unless the height is below zero.
    const from = start + row * (signed > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const [at, to] = [from + x * size, (y * width + x) * 3];
      data[to] = file[at + 2] ?? 0;
      data[to + 1] = file[at + 1] ?? 0;
      data[to + 2] = file[at] ?? 0;
    }
  }
  return { data, options: { raw: { width, height, channels: 3 as const } } };
}
