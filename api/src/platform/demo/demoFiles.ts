import { storeFile } from '../files/files.service';
import type { StoredFile } from '../files/storedFile.type';
import type { DemoContext } from './demoContext';
import { demoPdf } from './demoPdf';
import { demoPng } from './demoPng';

/** A picture in the file store. @param name unique in its folder @param variant which pattern */
export function demoPhoto(
  demo: DemoContext,
  folder: string,
  name: string,
  variant: number,
): Promise<StoredFile> {
  const id = demo.id(`file ${folder} ${name}`);
  return storeFile(folder, { id, name: `${name}.png`, type: 'png', bytes: demoPng(variant) });
}

/** A document in the file store. @param isSearched by its text */
export async function demoDocument(
  demo: DemoContext,
  folder: string,
  name: string,
  lines: readonly string[] = [],
  isSearched = false,
): Promise<StoredFile> {
  const id = demo.id(`file ${folder} ${name}`);
  const bytes = await demoPdf(name, lines);
  return storeFile(folder, { id, name: `${name}.pdf`, type: 'pdf', bytes, isSearched });
}
