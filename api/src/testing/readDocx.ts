import mammoth from 'mammoth';

/** The paragraphs of a Word file, read by another library than made it. */
export async function readDocx(bytes: Buffer): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  return value.split('\n').filter((line) => line.trim());
}

/** The pictures of a Word file. */
export async function docxPictures(bytes: Buffer): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      convertImage: mammoth.images.imgElement(async (image) => {
        pictures.push(Buffer.from(await image.read('base64'), 'base64'));
        return { src: '' };
      }),
    },
  );
  return pictures;
}
