import sharp from 'sharp';

import { bodyOf, testFolders, useFileStage } from '../../testing/fileStage';
import { bucket, fileChunks, fileDocuments } from './bucket';
import { remakePictures } from './remakePictures';

const stage = useFileStage();
const shown = async (url: string) => sharp(await bodyOf(await stage.get(url, { cookie: '' })));
const upload = (bytes: Buffer, name = 'foto.jpg') => stage.sent('test/pictures', bytes, name);

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: '#00f' } };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

/** The colour at a place, from 0 to 1 of each side. */
async function colourAt(picture: sharp.Sharp, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (green > 90) return 'other';
  return red > 180 && blue < 90 ? 'red' : blue > 180 && red < 90 ? 'blue' : 'other';
}

describe('a picture that everybody sees', () => {
  it('is turned upright and tells nothing of where it was taken', async () => {
    // Taken with the camera a quarter turn to the right.
    const bytes = await halves(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Telefoon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 53/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.includes('Telefoon')).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const file = await upload(bytes, 'Vakantie.jpeg');
    expect(file).toMatchObject({ name: 'Vakantie.webp', type: 'webp' });
    const response = await stage.get(file.url, { cookie: '' });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-disposition')).toContain('inline');
    const whole = await bodyOf(response);
    expect(whole).toHaveLength(file.size);
    expect(whole.includes('Telefoon')).toBe(false);
    const picture = sharp(whole);
    const { width, height, space, format, exif, icc, xmp, orientation } = await picture.metadata();
    expect({ width, height, space, format }).toEqual({
      width: 200,
      height: 400,
      space: 'srgb',
      format: 'webp',
    });
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([await colourAt(picture, 0.5, 0.1), await colourAt(picture, 0.5, 0.9)]).toEqual(['red', 'blue']);
  });

  it('has the colours of a screen when it was made for print', async () => {
    const bytes = await halves(300, 200).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const picture = await shown((await upload(bytes)).url);
    expect(await picture.metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    expect(await colourAt(picture, 0.1, 0.5)).not.toBe(await colourAt(picture, 0.9, 0.5));
  });

  it('of 54 megapixels is 2,560 pixels wide, with the sizes that pages ask for; what was uploaded is not kept', async () => {
    const bytes = await halves(9000, 6000).jpeg().toBuffer();
    const { url, size, id } = await upload(bytes);
    const widths = await Promise.all(
      ['', '?w=1500', '?w=1280', '?w=700', '?w=640', '?w=1', '?w=9999', '?w=x'].map(async (asked) => {
        const { width, height } = await (await shown(url + asked)).metadata();
        return [width, height];
      }),
    );
    expect(widths).toEqual([
      [2560, 1707],
      [2560, 1707],
      [1280, 854],
      [1280, 854],
      [640, 427],
      [320, 213],
      [2560, 1707],
      [2560, 1707],
    ]);
    const etags = await Promise.all(
      [url, `${url}?w=640`].map(async (each) => (await stage.get(each)).headers.get('etag')),
    );
    expect(etags).toEqual([`"${id}"`, expect.stringContaining(`"${id}-`)]);
    const part = await stage.get(`${url}?w=640`, { range: 'bytes=0-3' });
    expect([part.status, (await bodyOf(part)).toString('latin1')]).toEqual([206, 'RIFF']);
    const [stored] = await fileDocuments().find().toArray();
    expect(stored?.length).toBeGreaterThan(size);
    const chunks = (await fileChunks().find().toArray()) as unknown as { data: { buffer: Buffer } }[];
    expect(chunks.some(({ data }) => data.buffer.includes(bytes.subarray(0, 20)))).toBe(false);
  });

  it('that is small stays as large as it is, see-through where it was', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const bytes = await sharp({ create: { width: 100, height: 50, channels: 4, background } })
      .png()
      .toBuffer();
    const { url } = await upload(bytes, 'logo.png');
    expect(await (await shown(`${url}?w=640`)).metadata()).toMatchObject({
      width: 100,
      height: 50,
      hasAlpha: true,
    });
  });

  it('can be a bitmap', async () => {
    const side = 32;
    const bitmap = Buffer.alloc(54 + side * side * 3);
    bitmap.write('BM');
    const header = { 2: bitmap.length, 10: 54, 14: 40, 18: side, 22: side };
    for (const [at, value] of Object.entries(header)) bitmap.writeUInt32LE(value, Number(at));
    bitmap.writeUInt16LE(1, 26);
    bitmap.writeUInt16LE(24, 28);
    // Blue below, which stands first, and red above.
    for (let pixel = 0; pixel < side * side; pixel += 1)
      bitmap[54 + pixel * 3 + (pixel < (side * side) / 2 ? 0 : 2)] = 255;
    const picture = await shown((await upload(bitmap, 'oud.bmp')).url);
    expect([await colourAt(picture, 0, 0), await colourAt(picture, 0, 1)]).toEqual(['red', 'blue']);
  });

  it('is refused when it cannot be read, or has too many pixels', async () => {
    const broken = (await halves(400, 200).jpeg().toBuffer()).subarray(0, 300);
    const unreadable = { status: 415, message: 'Deze afbeelding kan niet worden gelezen. Kies een andere.' };
    expect(await stage.send('test/pictures', broken, 'x.jpg')).toMatchObject(unreadable);
    expect(await stage.send('test/pictures', Buffer.from('BM bitmap'), 'x.bmp')).toMatchObject(unreadable);
    const huge = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await stage.send('test/pictures', huge, 'x.png')).toMatchObject({
      status: 413,
      message: 'Deze afbeelding heeft meer dan 100 megapixels. Kies een kleinere.',
    });
    expect(await fileDocuments().countDocuments()).toBe(0);
  });
});

describe('a picture that was uploaded before', () => {
  /** As an upload was stored. @returns its address */
  async function stored(bytes: Buffer): Promise<string> {
    const metadata = { folder: 'test/pictures', name: 'oud.jpg', type: 'jpg', uploadedBy: 'x' };
    const store = bucket().openUploadStream('x', { metadata });
    await new Promise<void>((resolve) => void store.end(bytes, () => resolve()));
    return `/files/test/pictures/${store.id.toString()}`;
  }
  /** Of several chunks, so that what is made anew begins behind them. */
  const withPlace = () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    return sharp({ create: { width: 1400, height: 900, channels: 3, background: '#000', noise } })
      .withExif({ IFD0: { Make: 'Telefoon' } })
      .jpeg({ quality: 95 })
      .toBuffer();
  };
  const numbers = async () =>
    (await fileChunks().find().toArray()).map((chunk) => (chunk as unknown as { n: number }).n);

  it('is made anew at its address, and what was uploaded goes', async () => {
    const bytes = await withPlace();
    expect(bytes.length).toBeGreaterThan(2 * 255 * 1024);
    const url = await stored(bytes);
    const before = (await stage.get(url)).headers.get('etag');
    for (let time = 0; time < 2; time += 1) await remakePictures(testFolders);
    const response = await stage.get(url, { cookie: '' });
    expect([response.headers.get('content-type'), response.headers.get('etag') === before]).toEqual([
      'image/webp',
      false,
    ]);
    const whole = await bodyOf(response);
    expect(whole.includes('Telefoon')).toBe(false);
    expect(await sharp(whole).metadata()).toMatchObject({ width: 1400, height: 900 });
    expect((await (await shown(`${url}?w=640`)).metadata()).width).toBe(640);
    expect(Math.min(...(await numbers()))).toBeGreaterThan(0);
    expect((await fileDocuments().findOne())?.metadata).not.toHaveProperty('hasOld');
  });

  it('that a crash left between the two is finished', async () => {
    const url = await stored(await withPlace());
    await remakePictures(testFolders);
    const file = await fileDocuments().findOne();
    await fileChunks().insertOne({ files_id: file?._id, n: 0, data: Buffer.from('oud') } as never);
    await fileDocuments().updateOne({}, { $set: { 'metadata.hasOld': true } });
    await remakePictures(testFolders);
    expect(await numbers()).not.toContain(0);
    expect((await (await shown(url)).metadata()).format).toBe('webp');
  });

  it('that cannot be read stays, and is not tried again', async () => {
    const url = await stored(Buffer.from('geen foto'));
    await remakePictures(testFolders);
    expect((await bodyOf(await stage.get(url))).toString()).toBe('geen foto');
    expect((await fileDocuments().findOne())?.metadata.isUnreadable).toBe(true);
  });
});
