import { zipSync } from 'fflate';

/** No text that is sent may be longer. */
const PART = 60_000;
/** The same file gives the same bytes, whenever it is packed. */
const MTIME = new Date(2000, 0, 1);

/** A chosen file as the server takes it: zipped, since xml becomes twenty times smaller, and in base64, in parts. */
export async function packStatement(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = base64(isZip(bytes) ? bytes : zipSync({ [file.name]: [bytes, { mtime: MTIME }] }));
  return Array.from({ length: Math.ceil(text.length / PART) }, (_, at) =>
    text.slice(at * PART, (at + 1) * PART),
  );
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** In steps: a function does not take a million arguments. */
function base64(bytes: Uint8Array): string {
  const step = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}
