import type { FileKind } from './fileFolder';

const MB = 1024 * 1024;

interface KindRules {
  /** Extension of what the file really is → media type. */
  types: Readonly<Record<string, string>>;
  maxBytes: number;
  /** What to choose instead, for the message. */
  accepted: string;
}

const images = { png: 'image/png', jpg: 'image/jpeg', bmp: 'image/bmp' } as const;

/** As everybody gets pictures, whatever was uploaded. */
export const PICTURE_TYPE = 'webp';

/** What each kind of folder takes (docs/domain/portal.md, P46). */
export const fileKinds: Readonly<Record<FileKind, KindRules>> = {
  receipt: {
    types: { pdf: 'application/pdf', ...images, heic: 'image/heic' },
    maxBytes: 20 * MB,
    accepted: 'foto of pdf-bestand',
  },
  artwork: {
    types: {
      pdf: 'application/pdf',
      ...images,
      doc: 'application/msword',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    maxBytes: 20 * MB,
    accepted: 'pdf-, png-, jpeg-, bmp-, doc- of docx-bestand',
  },
  image: {
    types: images,
    maxBytes: 10 * MB,
    accepted: 'png-, jpeg- of bmp-bestand',
  },
  document: {
    types: {
      pdf: 'application/pdf',
      doc: 'application/msword',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      xml: 'application/xml',
      xls: 'application/vnd.ms-excel',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    maxBytes: 20 * MB,
    accepted: 'pdf-, doc-, docx-, xml-, xls- of xlsx-bestand',
  },
};

/** The media type to serve a stored file with. */
export function mediaType(type: string): string {
  return (
    { ...fileKinds.document.types, ...fileKinds.receipt.types, [PICTURE_TYPE]: 'image/webp' }[type] ??
    'application/octet-stream'
  );
}

const MAX_LENGTH = 120;

/**
 * A name that is safe to store, to show and to save under: the last part of a path, without control and direction
 * characters or what file systems refuse, and with the extension of what the file really is.
 */
export function cleanFileName(name: string, type: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const base = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, MAX_LENGTH).join('') || 'bestand'}.${type}`;
}
