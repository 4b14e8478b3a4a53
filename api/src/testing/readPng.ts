import { inflateSync } from 'node:zlib';

/** The pixels of a picture in black and white, RGBA: of a PNG with a bit for each pixel and no filters. */
export function readPng(bytes: Buffer): { width: number; height: number; data: Uint8Array } {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (bytes.subarray(24, 26).toString('hex') !== '0100') throw new Error('This is another kind of PNG.');
  const begin = bytes.indexOf('IDAT');
  const rows = inflateSync(bytes.subarray(begin + 4, begin + 4 + bytes.readUInt32BE(begin - 4)));
  const stride = rows.length / height;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    if (rows[y * stride] !== 0) throw new Error('A row of this PNG is filtered.');
    for (let x = 0; x < width; x += 1) {
      const isLight = (rows[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7));
      if (!isLight) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}
