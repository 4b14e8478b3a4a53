import { fileTypeFromBuffer } from 'file-type/core';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';

import { readPng } from '../../testing/readPng';
import { modulesPng } from './png';

it.each([1, 4])('a QR code as a picture can be read, at %i pixels', async (scale) => {
  const picture = modulesPng(
    encodeQR('https://portal.test/é', 'raw', { ecc: 'medium', border: 4 }),
    2 * scale,
  );
  expect((await fileTypeFromBuffer(picture))?.ext).toBe('png');
  expect(decodeQR(readPng(picture))).toBe('https://portal.test/é');
});

it('each module is where it was', () => {
  const { width, height, data } = readPng(modulesPng([[true, false, true]], 3));
  expect([width, height]).toEqual([9, 3]);
  const reds = Array.from({ length: 27 }, (_, at) => data[at * 4]);
  const row = [0, 0, 0, 255, 255, 255, 0, 0, 0];
  expect(reds).toEqual([...row, ...row, ...row]);
});
