import { ApiError } from 'kit/graphql';

import { scaleImage } from './scaleImage';
import { extensionOf } from './storedFile';

const MB = 1024 * 1024;
const IMAGE_TYPES = /^image\/(png|jpeg|pjpeg|jpg|bmp|x-bmp|x-ms-bmp)$/;
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xml', 'xls', 'xlsx'];

/** What the file chooser offers (spec 2, sections 5 and 9). */
export const accepted = {
  image: 'image/png,image/jpeg,image/bmp',
  document: DOCUMENTS.map((extension) => `.${extension}`).join(','),
} as const;

/** A file that is not taken, in words for the field. */
export class NotAccepted extends Error {}

/** An image ready to upload. @throws NotAccepted, ApiError when what scales it cannot be fetched */
export async function prepareImage(file: File, maxWidth: number): Promise<File> {
  if (!IMAGE_TYPES.test(file.type)) throw new NotAccepted('Kies een png-, jpeg- of bmp-bestand.');
  const scaled = await scaleImage(file, maxWidth).catch((error: Error) => {
    throw error instanceof ApiError ? error : new NotAccepted(error.message);
  });
  return notAbove(10, scaled);
}

/** A document ready to upload; the server looks at what it really is. @throws NotAccepted */
export function prepareDocument(file: File): File {
  if (!DOCUMENTS.includes(extensionOf(file.name))) {
    throw new NotAccepted('Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.');
  }
  if (file.size === 0) throw new NotAccepted('Dit bestand is leeg.');
  return notAbove(20, file);
}

function notAbove(megabytes: number, file: File): File {
  if (file.size > megabytes * MB) throw new NotAccepted(`Dit bestand is groter dan ${megabytes} MB.`);
  return file;
}
