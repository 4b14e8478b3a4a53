import { connection, Types } from 'mongoose';

import { bodyOf, hash, office, PDF, PNG, useFileStage } from '../../testing/fileStage';
import { signedIn } from '../../testing/people';

const stage = useFileStage();
const { send, sent, get } = stage;

describe('who may', () => {
  it('is asked at every upload and download', async () => {
    const { url } = await sent('test/docs', PDF, 'a.pdf');
    const other = (await signedIn(stage.api, { general: ['webHome', 'secGebruikers'] })).cookie ?? '';
    expect(await send('test/docs', PDF, 'a.pdf', other)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await send('test/docs', PDF, 'a.pdf', '')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await get(url, { cookie: other })).status).toBe(403);
    expect((await get(url, { cookie: '' })).status).toBe(401);
    expect((await get(url)).status).toBe(200);
  });

  it('is everybody in a public folder, for reading only', async () => {
    const { url } = await sent('test/pictures', PNG, 'a.png');
    expect((await get(url, { cookie: '' })).status).toBe(200);
    expect(await send('test/pictures', PNG, 'a.png', '')).toMatchObject({ status: 401 });
    expect(await send('test/made', PDF, 'a.pdf')).toMatchObject({ status: 403 });
  });

  it('can depend on a part of the path', async () => {
    const id = '0'.repeat(24);
    expect((await get(`/files/test/C1/${id}`)).status).toBe(404);
    expect((await get(`/files/test/C2/${id}`)).status).toBe(403);
  });

  it.each([
    '/files/test/docs/ID/..%2f..%2f..%2fetc%2fpasswd',
    '/files/test/docs/..%2fdocs/ID',
    '/files/test/pictures/ID',
    '/files/test/docs/000000000000000000000000',
    '/files/test/docs/passwd',
    '/files/test/docs',
    '/files/test/unknown/ID',
    '/files/',
  ])('finds no file at %s', async (path) => {
    const { id } = await sent('test/docs', PDF, 'a.pdf');
    const response = await get(path.replace('ID', id));
    expect([403, 404]).toContain(response.status);
    expect((await bodyOf(response)).includes('%PDF')).toBe(false);
  });

  it('is limited for visitors', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await send('test/inbox', office('word'), 'a.docx', '')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });
});

describe('a download', () => {
  it('cannot run in the browser and carries its name', async () => {
    const { url, id } = await sent('test/docs', PDF, 'Één – naam.pdf');
    const { headers } = await get(url);
    expect(headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%C3%89%C3%A9n%20%E2%80%93%20naam.pdf",
    );
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('etag')).toBe(`"${id}"`);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of a public picture is shown and cached', async () => {
    const { url } = await sent('test/pictures', PNG, 'a.png');
    const { headers } = await get(url, { cookie: '' });
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is not sent again to who has it', async () => {
    const { url, id } = await sent('test/docs', PDF, 'a.pdf');
    const response = await get(url, { 'if-none-match': `"${id}"`, 'cache-control': 'max-age=0' });
    expect([response.status, (await bodyOf(response)).length]).toEqual([304, 0]);
  });

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=300000-599999', 206, 300_000, 600_000],
    ['bytes=-5', 206, PDF.length - 5, PDF.length],
    ['bytes=700000-', 206, 700_000, PDF.length],
    ['bytes=0-1,5-6', 200, 0, PDF.length],
    ['bytes=99999999-', 416, 0, 0],
  ])('of %s gives status %i', async (range, status, start, end) => {
    const { url } = await sent('test/docs', PDF, 'a.pdf');
    const response = await get(url, { range });
    expect(response.status).toBe(status);
    expect(hash(await bodyOf(response))).toBe(hash(PDF.subarray(start, end)));
    if (status === 206)
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${PDF.length}`);
  });

  it('continues only what has not changed', async () => {
    const { url } = await sent('test/docs', PDF, 'a.pdf');
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it('of which bytes are lost is cut off', async () => {
    const { id, url } = await sent('test/docs', PDF, 'a.pdf');
    await connection.collection('files.chunks').deleteMany({ files_id: new Types.ObjectId(id) });
    await expect(get(url).then(bodyOf)).rejects.toThrow();
  });

  it('tells its size without the bytes', async () => {
    const { url } = await sent('test/docs', PDF, 'a.pdf');
    const response = await fetch(`${stage.api.url}${url}`, {
      method: 'HEAD',
      headers: { cookie: stage.editor },
    });
    expect(response.headers.get('content-length')).toBe(String(PDF.length));
  });
});
