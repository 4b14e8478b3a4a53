import { useApi } from '../../testing/apiStage';
import { fileChunks, fileDocuments } from './bucket';
import { bytesOf } from './files.service';
import { storeFiles } from './storeFiles';

useApi();

const big = new Uint8Array(600 * 1024).map((_, at) => at % 251);
const files = [
  { name: 'Brief.docx', type: 'docx', bytes: new Uint8Array([1, 2, 3]) },
  { name: 'groot', type: 'pdf', bytes: big },
  { name: 'leeg.pdf', type: 'pdf', bytes: new Uint8Array() },
];

it.each(['the first of a portal', 'later ones'])('files are stored as uploads are: %s', async (which) => {
  if (which === 'later ones') await storeFiles('proef', files.slice(0, 1));
  const stored = await storeFiles('proef', files);
  expect(stored.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['Brief.docx', 'docx', 3],
    ['groot.pdf', 'pdf', 600 * 1024],
    ['leeg.pdf', 'pdf', 0],
  ]);
  for (const [at, file] of stored.entries()) {
    expect(file.url).toBe(`/files/proef/${file.id}`);
    expect(Buffer.compare(await bytesOf(file), files[at]?.bytes ?? new Uint8Array())).toBe(0);
  }
  expect(await fileDocuments().distinct('chunkSize')).toEqual([255 * 1024]);
  const indexes = await fileChunks().indexes();
  expect(indexes.map(({ key }) => key)).toContainEqual({ files_id: 1, n: 1 });
});

it('nothing to store is no write', async () => {
  expect(await storeFiles('proef', [])).toEqual([]);
  expect(await fileDocuments().countDocuments()).toBe(0);
});
