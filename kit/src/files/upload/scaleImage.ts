import { noConnection } from 'kit/download';

const load = () => import('compressorjs');

/** Loads what scales images: where it is needed there may be no connection. */
export function prepareScaling(): void {
  load().catch(() => undefined);
}

const UNREADABLE = 'Deze afbeelding kan niet worden gelezen.';

/**
 * An image at most so wide: never enlarged, the aspect kept, upright as the camera meant it.
 * A png stays one; a bmp becomes a jpeg, which is a fraction of its size. A jpeg is always drawn anew, so that the
 * place where it was taken is not published with it.
 * @throws Error in Dutch when the browser cannot read it, ApiError when what scales it cannot be fetched
 */
export async function scaleImage(file: File, maxWidth: number): Promise<File> {
  const { default: Compressor } = await load().catch(() => {
    throw noConnection();
  });
  const isPng = file.type === 'image/png';
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      maxWidth,
      quality: 0.85,
      mimeType: isPng ? 'image/png' : 'image/jpeg',
      // Without it a large png would become a jpeg, with its transparency black.
      convertSize: Infinity,
      // Keeps the file as it is when drawing it anew would only make it larger.
      strict: isPng,
      success: (result) => resolve(asFile(result, file)),
      error: () => reject(new Error(UNREADABLE)),
    });
  });
}

function asFile(result: File | Blob, { name }: File): File {
  const extension = result.type === 'image/png' ? '.png' : '.jpg';
  const stem = name.replace(/\.[^.]*$/, '') || 'afbeelding';
  return new File([result], stem + extension, { type: result.type });
}
