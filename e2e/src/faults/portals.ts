import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from '@playwright/test';

/** For the tests of a file: data folders with the demo foundation, which go afterwards. */
export function useFolders() {
  const folders: string[] = [];
  test.afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  /** An empty folder. Side by side, because the portal keeps a cache beside its data folder. */
  const empty = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'carnaval-faults-'));
    folders.push(folder);
    return folder;
  };
  return { empty, demo: () => copyDemo(empty()) };
}

/** Puts the demo foundation in a folder. @returns the folder */
export function copyDemo(folder: string): string {
  cpSync(process.env.E2E_DEMO_FOLDER ?? '', folder, { recursive: true });
  return folder;
}
