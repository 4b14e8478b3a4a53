import type { PermissionId } from '../identity/catalogue/catalogue';
import { daysFromNow, uploadOf } from '../testing/apiStage';
import { PDF, PNG } from '../testing/fileStage';
import { EDITOR, signedIn } from '../testing/people';
import { startApi, type TestApi } from '../testing/startApi';
import type { TestClient } from '../testing/testClient';

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
    picture: (folder: string) => uploadOf(api, folder, PNG, 'foto.png', editor.cookie),
    document: (folder: string, cookie = editor.cookie) => uploadOf(api, folder, PDF, 'stuk.pdf', cookie),
  };
}

/** The year in Amsterdam. */
export function thisYear(): number {
  return Number(daysFromNow(0).slice(0, 4));
}
