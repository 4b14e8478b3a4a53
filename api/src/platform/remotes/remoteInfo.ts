import { readFile } from 'node:fs/promises';

import { Ajv, type JSONSchemaType } from 'ajv';

/** A page of a remote, as kit/remote.schema.json describes it. */
export interface RemoteRoute {
  path: string;
  title: string;
  permission: string;
  alsoFor?: string;
  menu?: { group: string; order: number; icon?: string };
  partOf?: string;
}

/** What a remote puts in a page of another area, as kit/remote.schema.json describes it. */
export interface RemotePlace {
  place: string;
  id: string;
  title: string;
  permission: string;
  order: number;
}

/** What a build of a remote says of itself: `remote.json` beside its manifest. */
export interface RemoteInfo {
  version: string;
  commit?: string;
  build: string;
  /** Its name for module federation. */
  container: string;
  /** The versions of kit that it works with, such as ^1.0.0. */
  kit: string;
  /** The version of React that it was built for. */
  react: string;
  routes: RemoteRoute[];
  places?: RemotePlace[];
}

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const perhaps = (maxLength: number) => ({ ...text(maxLength), nullable: true }) as const;

const schema: JSONSchemaType<RemoteInfo> = {
  type: 'object',
  required: ['version', 'build', 'container', 'kit', 'react', 'routes'],
  properties: {
    version: text(40),
    commit: perhaps(40),
    build: text(40),
    container: { type: 'string', pattern: '^\\w+$', maxLength: 80 },
    kit: { type: 'string', pattern: '^[\\^~]?\\d+\\.\\d+\\.\\d+$', maxLength: 40 },
    react: text(40),
    routes: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['path', 'title', 'permission'],
        properties: {
          path: { type: 'string', pattern: '^/', maxLength: 100 },
          title: text(40),
          permission: text(40),
          alsoFor: perhaps(40),
          menu: {
            type: 'object',
            nullable: true,
            required: ['group', 'order'],
            properties: { group: text(40), order: { type: 'integer' }, icon: perhaps(40) },
          },
          partOf: perhaps(100),
        },
      },
    },
    places: {
      type: 'array',
      nullable: true,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['place', 'id', 'title', 'permission', 'order'],
        properties: {
          place: text(40),
          id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,39}$' },
          title: text(40),
          permission: text(40),
          order: { type: 'integer' },
        },
      },
    },
  },
};
// What a later kit adds is left out, instead of being told to browsers unseen.
const isInfo = new Ajv({ removeAdditional: 'all' }).compile(schema);

/** How long a remote's server may take, and how much it may answer. */
const PATIENCE_MS = 3000;
const MOST_BYTES = 100_000;

/**
 * What a build says of itself.
 * @param entry the address of its manifest @param folder where it is on this machine; absent: at that address
 * @throws when it cannot be had, or is not what a remote of this portal says
 */
export async function readRemoteInfo(entry: string, folder: string | undefined): Promise<RemoteInfo> {
  const answer = folder ? await readFile(`${folder}/remote.json`, 'utf8') : await fetchText(entry);
  const info: unknown = JSON.parse(answer);
  if (!isInfo(info))
    throw new Error(`remote.json of ${entry} is not understood: ${isInfo.errors?.[0]?.message}.`);
  return info;
}

async function fetchText(entry: string): Promise<string> {
  const response = await fetch(new URL('remote.json', entry), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok || !response.body) throw new Error(`${entry} answers ${response.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error(`remote.json of ${entry} is larger than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
