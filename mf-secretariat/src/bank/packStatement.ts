import { zipSync } from 'fflate';

/** The same file gives the same bytes, whenever it is packed. */
const MTIME = new Date(2000, 0, 1);

/** A chosen file as the server takes it: zipped, since xml becomes twenty times smaller, and in base64. */
export async function packStatement(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return base64(isZip(bytes) ? bytes : zipSync({ [file.name]: [bytes, { mtime: MTIME }] }));
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
