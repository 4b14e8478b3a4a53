import type Compressor from 'compressorjs';

import { scaleImage } from './scaleImage';

const made: { file: File; options: Compressor.Options }[] = [];
/** What the drawing gives; jsdom cannot draw. */
let mockResult: File | Blob | Error;

jest.mock('compressorjs', () => ({
  __esModule: true,
  default: class {
    constructor(file: File, options: Compressor.Options) {
      made.push({ file, options });
      if (mockResult instanceof Error) options.error?.(mockResult);
      else options.success?.(mockResult);
    }
  },
}));

beforeEach(() => void (made.length = 0));

test.each([
  ['a jpeg stays one', 'image/jpeg', 'foto.JPEG', 'image/jpeg', 'foto.jpg'],
  ['a png stays one', 'image/png', 'logo.png', 'image/png', 'logo.png'],
  ['a bmp becomes a jpeg', 'image/bmp', 'tekening.bmp', 'image/jpeg', 'tekening.jpg'],
  ['a pasted image has a name', 'image/png', '.png', 'image/png', 'afbeelding.png'],
])('%s', async (_what, type, name, newType, newName) => {
  mockResult = new Blob(['klein'], { type: newType });
  const scaled = await scaleImage(new File(['groot'], name, { type }), 400);
  expect(made[0]?.options).toMatchObject({ maxWidth: 400, mimeType: newType, convertSize: Infinity });
  expect(scaled).toBeInstanceOf(File);
  expect(scaled).toMatchObject({ name: newName, type: newType, size: 5 });
});

test('only the width is bounded, and only a png may stay as it is', async () => {
  mockResult = new Blob(['x'], { type: 'image/jpeg' });
  await scaleImage(new File(['x'], 'a.jpg', { type: 'image/jpeg' }), 900);
  await scaleImage(new File(['x'], 'a.png', { type: 'image/png' }), 900);
  for (const { options } of made) {
    expect(options).not.toHaveProperty('width');
    expect(options).not.toHaveProperty('minWidth');
    expect(options).not.toHaveProperty('checkOrientation', false);
    expect(options).not.toHaveProperty('retainExif', true);
  }
  expect(made.map(({ options }) => options.strict)).toEqual([false, true]);
});

test('an image that cannot be read is refused in Dutch', async () => {
  mockResult = new Error('Failed to load the image.');
  await expect(scaleImage(new File(['x'], 'a.jpg', { type: 'image/jpeg' }), 400)).rejects.toThrow(
    'Deze afbeelding kan niet worden gelezen.',
  );
});
