import type { StoredFolder } from './fileFolder';

/** A folder with what stands for the `{name}` parts of its path. */
export interface FoundFolder<F extends StoredFolder> {
  folder: F;
  params: Record<string, string>;
  /** The path with the params filled in. */
  path: string;
}

/** The folder with this path, or undefined. `{name}` stands for letters and digits only. */
export function findFolder<F extends StoredFolder>(
  folders: readonly F[],
  segments: readonly string[],
): FoundFolder<F> | undefined {
  const path = segments.join('/');
  for (const folder of folders) {
    const pattern = folder.path.replace(/\{(\w+)\}/g, '(?<$1>[0-9a-zA-Z]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return { folder, params: { ...match.groups }, path };
  }
  return undefined;
}
