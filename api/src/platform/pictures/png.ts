import { crc32, deflateSync } from 'node:zlib';

/** A picture as PNG. */
interface Pixels {
  width: number;
  height: number;
  /** Black and white with a bit for each pixel, or three bytes for each. */
  kind: 'bits' | 'rgb';
  /** Row by row, each with a byte of 0 before it: its filter is none. */
  rows: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits for each channel, and which channels. */
const KINDS = { bits: [1, 0], rgb: [8, 2] } as const;

/** Packs pixels as PNG. */
export function png({ width, height, kind, rows }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KINDS[kind], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
}

/** A pattern of light and dark, such as a QR code, black on white. @param scale the side of a module, in pixels */
export function modulesPng(modules: readonly (readonly boolean[])[], scale: number): Buffer {
  const width = (modules[0]?.length ?? 0) * scale;
  const bytes = 1 + Math.ceil(width / 8);
  const rows = Buffer.alloc(bytes * modules.length * scale, 0xff);
  modules.forEach((row, down) => {
    const begin = down * scale * bytes;
    rows[begin] = 0;
    row.forEach((isDark, right) => {
      for (let x = right * scale; isDark && x < (right + 1) * scale; x += 1) {
        const at = begin + 1 + (x >> 3);
        rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
      }
    });
    for (let copy = 1; copy < scale; copy += 1) rows.copy(rows, begin + copy * bytes, begin, begin + bytes);
  });
  return png({ width, height: modules.length * scale, kind: 'bits', rows });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
