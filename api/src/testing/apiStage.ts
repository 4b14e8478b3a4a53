import { findFile } from '../platform/files/files.service';
import type { StoredFile } from '../platform/files/storedFile.type';
import { uploadTo } from './fileStage';
import { EDITOR } from './people';
import { startApi, type TestApi } from './startApi';
import type { Answer } from './testClient';

/** The API for the tests of a file, emptied after each. */
export function useApi(options: Parameters<typeof startApi>[0] = {}) {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(options);
  });
  afterEach(() => api.clear());
  afterAll(() => api.stop());
  return {
    get api() {
      return api;
    },
  };
}

/** An upload that must succeed. */
export async function uploadOf(
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

/** Whether the file store still has it, and not for the trash alone. */
export async function exists({ url, id }: Pick<StoredFile, 'url' | 'id'>): Promise<boolean> {
  const folder = url.slice('/files/'.length, url.lastIndexOf('/'));
  const found = await findFile(folder, id);
  return found !== null && !found.metadata.inTrash;
}

/**
 * Of those who saved at once one was first; the others are told who and when.
 * @param what the record with its article @param by whoever saved @returns the answer of the first
 */
export function onlyWinner<T>(answers: readonly Answer<T>[], what: string, by = EDITOR): T {
  const winners = answers.filter(({ errors }) => !errors);
  expect(winners).toHaveLength(1);
  for (const { errors } of answers.filter((answer) => answer.errors)) {
    expect(errors?.[0]?.message).toMatch(
      new RegExp(`^${what} is intussen gewijzigd door ${by} op \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d\\.$`),
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', modifiedBy: by });
  }
  return winners[0]?.data as T;
}

/** The date of today in Amsterdam, some days on, as YYYY-MM-DD. */
export function daysFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
