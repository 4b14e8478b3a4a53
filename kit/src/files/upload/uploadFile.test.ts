import { ApiError, interruptedSession } from 'kit/graphql';
import { lastUpload, MockUpload, mockUploads } from 'kit/testing';

import { uploadFile } from './uploadFile';

mockUploads();

const photo = new File(['beeld'], 'José & Piet.png', { type: 'image/png' });
const stored = { id: 'a1', url: '/files/images/news/a1', name: 'José & Piet.png', type: 'png', size: 5 };

test('sends the bytes with type and name, and gives what the server stored', async () => {
  const upload = uploadFile('images/news', photo, photo.name);
  const request = lastUpload();
  expect(request.address).toBe('POST /files/images/news');
  expect(request.headers).toEqual({
    'content-type': 'image/png',
    'x-file-name': 'Jos%C3%A9%20%26%20Piet.png',
  });
  expect(request.body).toBe(photo);
  request.store('a1');
  expect(await upload).toEqual(stored);
});

test('a file of an unknown type is sent as bytes', () => {
  void uploadFile('publicDocs/paper', new Blob(['x']), 'krant');
  expect(lastUpload().headers['content-type']).toBe('application/octet-stream');
});

test('tells how far it is', async () => {
  const onProgress = jest.fn();
  const upload = uploadFile('images/news', photo, photo.name, { onProgress });
  lastUpload().progress(1, 4);
  lastUpload().progress(4, 4);
  lastUpload().store('a1');
  await upload;
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test('a refusal is an ApiError with the words of the server', async () => {
  const upload = uploadFile('images/news', photo, photo.name);
  lastUpload().refuse(413, 'BAD_USER_INPUT', 'Dit bestand is groter dan 10 MB.');
  const error = await upload.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Dit bestand is groter dan 10 MB.' });
});

test.each([
  ['an answer of something in between', 502, '<html>Bad Gateway</html>'],
  ['an error of another form', 500, { error: 'x' }],
  ['a confirmation without a file', 201, {}],
])('%s says that it did not work', async (_what, status, body) => {
  const upload = uploadFile('images/news', photo, photo.name);
  lastUpload().answer(status, body);
  await expect(upload).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Dit is niet gelukt. Probeer het opnieuw.',
  });
});

test('without a connection it says so, in the words of every other request', async () => {
  const upload = uploadFile('images/news', photo, photo.name);
  lastUpload().fail();
  await expect(upload).rejects.toMatchObject({
    code: 'NETWORK',
    message: 'Er is geen verbinding met de server. Controleer je internet en probeer het opnieuw.',
  });
});

test('can be stopped, also before it began', async () => {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const upload = uploadFile('images/news', photo, photo.name, options);
  controller.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(lastUpload().isAborted).toBe(true);
  await expect(uploadFile('images/news', photo, photo.name, options)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(MockUpload.sent).toHaveLength(1);
});

test('when the session has expired it waits for a new one and then goes anyway', async () => {
  const upload = uploadFile('images/news', photo, photo.name);
  lastUpload().refuse(401, 'UNAUTHENTICATED', 'Log opnieuw in.');
  await Promise.resolve();
  expect(interruptedSession.current()).toMatchObject({ kind: 'ended' });
  expect(MockUpload.sent).toHaveLength(1);
  interruptedSession.renewed();
  await new Promise(process.nextTick);
  expect(MockUpload.sent).toHaveLength(2);
  lastUpload().store('a1');
  expect(await upload).toEqual(stored);
});

test('signing out instead ends it', async () => {
  const upload = uploadFile('images/news', photo, photo.name);
  lastUpload().refuse(401, 'UNAUTHENTICATED', 'Log opnieuw in.');
  await Promise.resolve();
  interruptedSession.givenUp();
  await expect(upload).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: 'Je bent uitgelogd.' });
});
