import { ApiError } from 'kit/graphql';

import {
  prepareArtwork,
  prepareDocument,
  prepareImage,
  prepareReceipt,
  UnsupportedFileError,
} from './prepareFile';
import { scaleImage } from './scaleImage';

jest.mock('./scaleImage', () => ({ scaleImage: jest.fn() }));

const scale = jest.mocked(scaleImage);
const MB = 1024 * 1024;

/** A file of so many bytes, without making them. */
function file(name: string, type: string, size = 100): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

test.each(['image/png', 'image/jpeg', 'image/bmp', 'image/x-ms-bmp'])('%s is scaled', async (type) => {
  const small = file('klein.jpg', 'image/jpeg');
  scale.mockResolvedValueOnce(small);
  expect(await prepareImage(file('a', type, 30 * MB), 900)).toBe(small);
  expect(scale).toHaveBeenLastCalledWith(expect.any(File), 900);
});

test.each(['image/gif', 'image/svg+xml', 'image/heic', 'application/pdf', ''])(
  '%j is no image',
  async (type) => {
    await expect(prepareImage(file('a', type), 900)).rejects.toThrow(
      new UnsupportedFileError('Kies een png-, jpeg- of bmp-bestand.'),
    );
  },
);

test('an image that is too large or unreadable after scaling says so', async () => {
  scale.mockResolvedValueOnce(file('a.png', 'image/png', 10 * MB + 1));
  await expect(prepareImage(file('a.png', 'image/png'), 900)).rejects.toThrow(
    new UnsupportedFileError('Dit bestand is groter dan 10 MB.'),
  );
  scale.mockRejectedValueOnce(new Error('Deze afbeelding kan niet worden gelezen.'));
  await expect(prepareImage(file('a.png', 'image/png'), 900)).rejects.toBeInstanceOf(UnsupportedFileError);
});

test('a lost connection is no fault of the image', async () => {
  scale.mockRejectedValueOnce(new ApiError('Geen verbinding', 'NETWORK'));
  await expect(prepareImage(file('a.png', 'image/png'), 900)).rejects.toMatchObject({ code: 'NETWORK' });
});

test.each(['a.pdf', 'a.DOC', 'a.docx', 'a.xml', 'a.xls', 'a.b.xlsx'])('%s is a document', (name) => {
  const document = file(name, '');
  expect(prepareDocument(document)).toBe(document);
});

test.each([
  ['a.pptx', 100, 'Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.'],
  ['pdf', 100, 'Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.'],
  ['a.pdf', 0, 'Dit bestand is leeg.'],
  ['a.pdf', 20 * MB + 1, 'Dit bestand is groter dan 20 MB.'],
])('%s of %d bytes is not taken', (name, size, text) => {
  expect(() => prepareDocument(file(name, '', size))).toThrow(new UnsupportedFileError(text));
});

test.each(['advertentie.pdf', 'logo.png', 'foto.JPEG', 'logo.bmp', 'tekst.docx'])('%s is artwork', (name) => {
  const artwork = file(name, '');
  expect(prepareArtwork(artwork)).toBe(artwork);
});

test.each([
  ['lijst.xlsx', 100, 'Kies een pdf-, png-, jpeg-, bmp-, doc- of docx-bestand.'],
  ['leeg.pdf', 0, 'Dit bestand is leeg.'],
  ['groot.pdf', 20 * MB + 1, 'Dit bestand is groter dan 20 MB.'],
])('%s of %d bytes is no artwork', (name, size, text) => {
  expect(() => prepareArtwork(file(name, '', size))).toThrow(new UnsupportedFileError(text));
});

test('a pdf is a receipt as it is, a photo is scaled', async () => {
  const pdf = file('bon.PDF', '');
  expect(await prepareReceipt(pdf, 1200)).toBe(pdf);
  const small = file('bon.jpg', 'image/jpeg');
  scale.mockResolvedValueOnce(small);
  expect(await prepareReceipt(file('bon.webp', 'image/webp', 30 * MB), 1200)).toBe(small);
  expect(scale).toHaveBeenLastCalledWith(expect.any(File), 1200);
});

test.each([
  ['IMG_1.HEIC', ''],
  ['IMG_1', 'image/heif'],
])('%s that the browser cannot draw goes as it is', async (name, type) => {
  scale.mockRejectedValueOnce(new Error('Deze afbeelding kan niet worden gelezen.'));
  const heic = file(name, type);
  expect(await prepareReceipt(heic, 1200)).toBe(heic);
});

test.each([
  ['a.docx', '', 100, 'Kies een foto of een pdf-bestand.'],
  ['a.pdf', '', 0, 'Dit bestand is leeg.'],
  ['a.pdf', '', 20 * MB + 1, 'Dit bestand is groter dan 20 MB.'],
  ['a.jpg', 'image/jpeg', 100, 'Deze afbeelding kan niet worden gelezen.'],
])('%s (%s) of %d bytes is no receipt', async (name, type, size, text) => {
  scale.mockRejectedValueOnce(new Error('Deze afbeelding kan niet worden gelezen.'));
  await expect(prepareReceipt(file(name, type, size), 1200)).rejects.toThrow(new UnsupportedFileError(text));
  scale.mockReset();
});

test('a receipt waits for a lost connection', async () => {
  scale.mockRejectedValueOnce(new ApiError('Geen verbinding', 'NETWORK'));
  await expect(prepareReceipt(file('a.heic', ''), 1200)).rejects.toMatchObject({ code: 'NETWORK' });
});
