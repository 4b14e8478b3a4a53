import {
  bodyOf,
  hash,
  nothingIsStored,
  PDF,
  pointedTo,
  testFolders,
  useFileStage,
} from '../../testing/fileStage';
import { fileChunks, fileDocuments } from './bucket';
import { claimFile } from './files.service';
import { sweepFiles } from './fileStore';

const { sent, get, release } = useFileStage();

describe('a record', () => {
  it('takes only what its writer uploaded, and what is of one record stays with it', async () => {
    const { id } = await sent('test/docs', PDF, 'a.pdf');
    const { metadata } = (await fileDocuments().findOne({})) ?? {};
    const claim = { folder: 'test/docs', fileId: id, field: 'fileId' };
    const gone = { extensions: { fields: { fileId: 'Dit bestand is er niet meer. Kies het opnieuw.' } } };
    const stranger = { id: '64b000000000000000000000' };
    await expect(claimFile({ ...claim, by: stranger })).rejects.toMatchObject(gone);
    const by = { id: metadata?.uploadedBy ?? '' };
    await claimFile({ ...claim, by, record: 'first' });
    // The same form, sent again.
    await claimFile({ ...claim, by, record: 'first' });
    await expect(claimFile({ ...claim, by, record: 'second' })).rejects.toMatchObject(gone);
  });

  it('takes only a file of its own folder', async () => {
    const { id } = await sent('test/docs', PDF, 'a.pdf');
    expect(await claimFile({ folder: 'test/docs', fileId: id, field: 'fileId', by: null })).toMatchObject({
      id,
      type: 'pdf',
    });
    for (const [folder, fileId] of [
      ['test/inbox', id],
      ['test/docs', 'x'],
      ['test/docs', '0'.repeat(24)],
    ] as const) {
      await expect(claimFile({ folder, fileId, field: 'fileId', by: null })).rejects.toMatchObject({
        extensions: { fields: { fileId: 'Dit bestand is er niet meer. Kies het opnieuw.' } },
      });
    }
  });

  it('keeps a file that a second record points to', async () => {
    const file = await sent('test/docs', PDF, 'a.pdf');
    pointedTo.push(file.id);
    await release(file);
    expect((await get(file.url)).status).toBe(200);
    pointedTo.length = 0;
    await release(file);
    expect((await get(file.url)).status).toBe(404);
  });

  it('can drop a file twice', async () => {
    const file = await sent('test/docs', PDF, 'a.pdf');
    await release(file);
    await release(file);
    expect((await get(file.url)).status).toBe(404);
    await nothingIsStored();
  });
});

describe('sweeping', () => {
  const later = (hours: number) => Date.now() + hours * 3600_000;

  it('removes what no record has pointed to for a day, and nothing else', async () => {
    const [kept, forgotten] = [await sent('test/docs', PDF, 'a.pdf'), await sent('test/docs', PDF, 'b.pdf')];
    pointedTo.push(kept.id);
    await sweepFiles(testFolders, later(23));
    expect((await get(forgotten.url)).status).toBe(200);
    await sweepFiles(testFolders, later(25));
    expect((await get(forgotten.url)).status).toBe(404);
    expect(hash(await bodyOf(await get(kept.url)))).toBe(hash(PDF));
    expect(await fileChunks().countDocuments({ files_id: { $exists: true } })).toBe(3);
  });

  it('leaves a file that a record is taking, and one of a folder it does not know', async () => {
    const file = await sent('test/docs', PDF, 'a.pdf');
    await fileDocuments().updateOne({}, { $set: { uploadDate: new Date(0) } });
    await claimFile({ folder: 'test/docs', fileId: file.id, field: 'fileId', by: null });
    await sweepFiles(testFolders);
    expect((await get(file.url)).status).toBe(200);
    await sweepFiles([], later(25));
    expect((await get(file.url)).status).toBe(200);
  });

  it('removes the bytes of an upload that a crash cut off', async () => {
    await sent('test/docs', PDF, 'a.pdf');
    await fileDocuments().deleteMany({});
    await sweepFiles(testFolders, later(23));
    expect(await fileChunks().countDocuments()).toBe(3);
    await sweepFiles(testFolders, later(25));
    expect(await fileChunks().countDocuments()).toBe(0);
  });
});
