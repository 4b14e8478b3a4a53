import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv, type JSONSchemaType } from 'ajv';

/** Who gets another version first. */
export interface Canary {
  /** The address of its manifest. */
  url: string;
  /** Ids of users. */
  users?: string[];
  /** Of all who are signed in, from 0 to 1; always the same ones. */
  share?: number;
}

/** The versions of an area, by the addresses of their manifests: below /remotes/ of the portal, or elsewhere. */
export interface ListedRemote {
  stable: string;
  /** What is gone back to when `stable` does not work. */
  previous?: string;
  canary?: Canary;
}

const address = {
  type: 'string',
  pattern: "^(/remotes/|https?://[^\\s;,']+/)[^\\s;,']*$",
  maxLength: 300,
} as const;

const remote: JSONSchemaType<ListedRemote> = {
  type: 'object',
  additionalProperties: false,
  required: ['stable'],
  properties: {
    stable: address,
    previous: { ...address, nullable: true },
    canary: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: address,
        users: { type: 'array', nullable: true, maxItems: 1000, items: { type: 'string', maxLength: 40 } },
        share: { type: 'number', nullable: true, minimum: 0, maximum: 1 },
      },
    },
  },
};
const AREA = '^[a-z]{1,40}$';
const isList = new Ajv({ allowUnionTypes: true }).compile<Record<string, string | ListedRemote>>({
  type: 'object',
  additionalProperties: false,
  maxProperties: 100,
  patternProperties: { [AREA]: { if: { type: 'string' }, then: address, else: remote } },
});

/**
 * Reads a list of remotes: area → the address of its manifest, or its versions.
 * @throws an Error that says what is wrong with it
 */
export function parseRemotes(text: string): Record<string, ListedRemote> {
  const list: unknown = JSON.parse(text);
  if (!isList(list)) {
    const [{ instancePath, message } = {}] = isList.errors ?? [];
    throw new Error(`${instancePath || 'the list'} ${message}`);
  }
  return Object.fromEntries(
    Object.entries(list).map(([area, one]) => [area, typeof one === 'string' ? { stable: one } : one]),
  );
}

/** The names of the areas whose remotes are built with the portal. @param root the folder of the repository */
export function builtAreas(root: string): string[] {
  return readdirSync(root).flatMap((name) => /^mf-([a-z]+)$/.exec(name)?.[1] ?? []);
}

/**
 * The folders of what was built of a package: `dist`, and the releases before it that are kept for open tabs and for turning
 * back, newest first.
 * @param folder of the package
 */
export function builtFolders(folder: string): string[] {
  const releases = join(folder, 'releases');
  const kept = existsSync(releases) ? readdirSync(releases).filter((name) => !name.endsWith('.part')) : [];
  const newestFirst = kept
    .map((name) => ({ path: join(releases, name), at: statSync(join(releases, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => path);
  const dist = join(folder, 'dist');
  return existsSync(dist) ? [dist, ...newestFirst] : newestFirst;
}

/** The remotes that were built here, each version at an address of its own. @param root the folder of the repository */
export function builtRemotes(root: string): Record<string, ListedRemote> {
  const found = builtAreas(root).flatMap((area) => {
    const builds = [
      ...new Set(builtFolders(join(root, `mf-${area}`)).flatMap((folder) => buildIn(folder) ?? [])),
    ];
    const [stable, previous] = builds.map((build) => `/remotes/${area}/${build}/mf-manifest.json`);
    return stable ? [[area, { stable, previous }] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Where a version of the portal's own is on this machine.
 * @param entry the address of its manifest @returns undefined when it is elsewhere, or gone
 */
export function folderOf(root: string, entry: string): string | undefined {
  const [, area, build] = /^\/remotes\/([a-z]+)\/(?:([0-9a-f]{12})\/)?mf-manifest\.json$/.exec(entry) ?? [];
  if (!area) return undefined;
  const folders = builtFolders(join(root, `mf-${area}`));
  return build ? folders.find((folder) => buildIn(folder) === build) : folders[0];
}

/** The id of the build in a folder. */
export function buildIn(folder: string): string | undefined {
  try {
    const { build } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as { build?: string };
    return build;
  } catch {
    return undefined;
  }
}
