import { findFile } from '../core/files/files.service';
import type { StoredFile } from '../core/files/storedFile.type';
import type { PermissionId } from '../core/permissions/catalogue';
import { PDF, PNG, uploadTo } from '../testing/fileStage';
import { signedIn } from '../testing/people';
import { startApi, type TestApi } from '../testing/startApi';
import type { Answer, TestClient } from '../testing/testClient';

/** The name of every editor of these tests. */
export const EDITOR = 'Lieke Derks';

/** The API for a test of the website, and an editor with these permissions. */
export function useWebsite(permissions: PermissionId[], options: Parameters<typeof startApi>[0] = {}) {
  let api: TestApi;
  let editor: TestClient;
  beforeAll(async () => {
    api = await startApi(options);
  });
  beforeEach(async () => {
    editor = await signedIn(api, { name: EDITOR, general: permissions });
  });
  afterEach(() => api.clear());
  afterAll(() => api.stop());
  return {
    get api() {
      return api;
    },
    get editor() {
      return editor;
    },
    picture: (folder: string) => upload(api, folder, PNG, 'foto.png', editor.cookie),
    document: (folder: string, cookie = editor.cookie) => upload(api, folder, PDF, 'stuk.pdf', cookie),
  };
}

async function upload(
  api: TestApi,
  folder: string,
  bytes: Buffer,
  name: string,
  cookie = '',
): Promise<StoredFile> {
  const { file, message } = await uploadTo(api.url, folder, bytes, name, cookie);
  if (!file) throw new Error(message);
  return file;
}

/** Whether the file store still has it. */
export async function exists({ url, id }: StoredFile): Promise<boolean> {
  const folder = url.slice('/files/'.length, url.lastIndexOf('/'));
  return (await findFile(folder, id)) !== null;
}

/** Of those who saved at once one was first; the others are told who and when. @returns the answer of the first */
export function onlyWinner<T>(answers: readonly Answer<T>[], what: string): T {
  const winners = answers.filter(({ errors }) => !errors);
  expect(winners).toHaveLength(1);
  for (const { errors } of answers.filter((answer) => answer.errors)) {
    expect(errors?.[0]?.message).toMatch(
      new RegExp(`^${what} is intussen gewijzigd door ${EDITOR} op \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d\\.$`),
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', modifiedBy: EDITOR });
  }
  return winners[0]?.data as T;
}

/** The date of today in Amsterdam, some days on, as YYYY-MM-DD. */
export function daysFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The year in Amsterdam. */
export function thisYear(): number {
  return Number(daysFromNow(0).slice(0, 4));
}
