import { storeFile } from '../core/files/files.service';
import type { StoredFile } from '../core/files/storedFile.type';
import type { DemoContext } from '../demo/demoContext';
import { demoPdf } from '../demo/demoPdf';
import { demoPng } from '../demo/demoPng';

/** Who made the demo website: the account web@carnaval.example. */
export function demoEditor(demo: DemoContext) {
  return { id: demo.id('user web@carnaval.example').toHexString(), name: 'Lieke Derks' };
}

/** What a record that was last changed at this moment says of it. */
export function changedAt(demo: DemoContext, moment: string) {
  const { id, name } = demoEditor(demo);
  return { modifiedBy: id, modifiedByName: name, modifiedAt: new Date(moment) };
}

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

/** A document in the file store. */
export async function demoDocument(
  demo: DemoContext,
  folder: string,
  name: string,
  lines: readonly string[] = [],
): Promise<StoredFile> {
  const id = demo.id(`file ${folder} ${name}`);
  return storeFile(folder, { id, name: `${name}.pdf`, type: 'pdf', bytes: await demoPdf(name, lines) });
}
