import decodeQR from 'qr/decode.js';

/** Draws the modules of a QR code as pixels, with a margin, and reads them. @param rows '1' for a dark module */
export function readQr(rows: readonly string[]): string {
  const [scale, margin] = [6, 4];
  const side = (rows.length + 2 * margin) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  rows.forEach((row, down) =>
    [...row].forEach((module, right) => {
      if (module === '0') return;
      for (let y = 0; y < scale; y += 1) {
        for (let x = 0; x < scale; x += 1) {
          const at = (((down + margin) * scale + y) * side + (right + margin) * scale + x) * 4;
          data.fill(0, at, at + 3);
        }
      }
    }),
  );
  return decodeQR({ width: side, height: side, data });
}
