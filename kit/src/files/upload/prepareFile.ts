import { ApiError } from 'kit/graphql';

import { extensionOf } from '../storedFile';
import { scaleImage } from './scaleImage';

const MB = 1024 * 1024;
const IMAGE_TYPES = /^image\/(png|jpeg|pjpeg|jpg|bmp|x-bmp|x-ms-bmp)$/;
const PHONE_IMAGE = /^hei[cf]$/;
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xml', 'xls', 'xlsx'];
const ARTWORK = ['pdf', 'png', 'jpg', 'jpeg', 'bmp', 'doc', 'docx'];

/** What the file chooser offers. */
export const accepted = {
  image: 'image/png,image/jpeg,image/bmp',
  receipt: 'image/*,.heic,.heif,application/pdf,.pdf',
  document: DOCUMENTS.map((extension) => `.${extension}`).join(','),
  artwork: ARTWORK.map((extension) => `.${extension}`).join(','),
} as const;

const NO_RECEIPT = 'Kies een foto of een pdf-bestand.';

/** A file that is not taken, in words for the field. */
export class UnsupportedFileError extends Error {}

/** An image ready to upload. @throws UnsupportedFileError, ApiError when what scales it cannot be fetched */
export async function prepareImage(file: File, maxWidth: number): Promise<File> {
  if (!IMAGE_TYPES.test(file.type)) throw new UnsupportedFileError('Kies een png-, jpeg- of bmp-bestand.');
  const scaled = await scaleImage(file, maxWidth).catch((error: Error) => {
    throw error instanceof ApiError ? error : new UnsupportedFileError(error.message);
  });
  return notAbove(10, scaled);
}

/** A document ready to upload; the server looks at what it really is. @throws UnsupportedFileError */
export function prepareDocument(file: File): File {
  if (!DOCUMENTS.includes(extensionOf(file.name))) {
    throw new UnsupportedFileError('Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.');
  }
  if (file.size === 0) throw new UnsupportedFileError('Dit bestand is leeg.');
  return notAbove(20, file);
}

/** What is to be printed, ready to upload: as it is, an image too. @throws UnsupportedFileError */
export function prepareArtwork(file: File): File {
  if (!ARTWORK.includes(extensionOf(file.name))) {
    throw new UnsupportedFileError('Kies een pdf-, png-, jpeg-, bmp-, doc- of docx-bestand.');
  }
  if (file.size === 0) throw new UnsupportedFileError('Dit bestand is leeg.');
  return notAbove(20, file);
}

/**
 * A receipt ready to upload: a pdf as it is, a photo made smaller. A heic of a phone that this
 * browser cannot draw goes as it is: the server takes it. @throws UnsupportedFileError, ApiError
 */
export async function prepareReceipt(file: File, maxWidth: number): Promise<File> {
  if (file.size === 0) throw new UnsupportedFileError('Dit bestand is leeg.');
  const extension = extensionOf(file.name);
  if (extension === 'pdf' || file.type === 'application/pdf') return notAbove(20, file);
  const isHeic = PHONE_IMAGE.test(extension) || PHONE_IMAGE.test(file.type.replace('image/', ''));
  if (!isHeic && !file.type.startsWith('image/')) throw new UnsupportedFileError(NO_RECEIPT);
  const scaled = await scaleImage(file, maxWidth).catch((error: Error) => {
    if (error instanceof ApiError) throw error;
    if (!isHeic) throw new UnsupportedFileError(error.message);
    return file;
  });
  return notAbove(20, scaled);
}

function notAbove(megabytes: number, file: File): File {
  if (file.size > megabytes * MB)
    throw new UnsupportedFileError(`Dit bestand is groter dan ${megabytes} MB.`);
  return file;
}
