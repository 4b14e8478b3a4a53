import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/browser';

import type { Cell } from './cell';

/** The first sheet of a workbook; its dates are midnight UTC. */
export async function readXlsx(bytes: ArrayBuffer): Promise<Cell[][]> {
  // The reader unpacks what is large in a worker made of a blob, which the portal's security policy forbids. What is
  // stored as it is needs no unpacking.
  const stored = zipSync(unzipSync(new Uint8Array(bytes)), { level: 0 });
  // The types of the library hold a constructor where it gives a Date.
  return (await readSheet(stored.slice().buffer)) as Cell[][];
}
