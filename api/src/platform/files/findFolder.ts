import type { FileFolder } from './fileFolder';

/** A folder with what stands for the `{name}` parts of its path. */
export interface FoundFolder {
  folder: FileFolder;
  params: Record<string, string>;
  /** The path with the params filled in. */
  path: string;
}

/** The folder with this path, or undefined. `{name}` stands for letters and digits only. */
export function findFolder(
  folders: readonly FileFolder[],
  segments: readonly string[],
): FoundFolder | undefined {
  const path = segments.join('/');
  for (const folder of folders) {
    const pattern = folder.path.replace(/\{(\w+)\}/g, '(?<$1>[0-9a-zA-Z]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return { folder, params: { ...match.groups }, path };
  }
  return undefined;
}

let declared: readonly FileFolder[] = [];

/** Tells the file store, at start, which folders there are. */
export function declareFolders(folders: readonly FileFolder[]): void {
  declared = folders;
}

/** Whether a record points to this file. @param folder the path with its params filled in */
export async function isPointedTo(folder: string, fileId: string): Promise<boolean> {
  const found = findFolder(declared, folder.split('/'));
  return ((await found?.folder.pointedTo([fileId])) ?? []).length > 0;
}
