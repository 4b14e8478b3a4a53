import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Ajv, type JSONSchemaType } from 'ajv';
import mongoose from 'mongoose';

import { StartupError } from '../errors/appError';
import { logger } from '../log/logger';
import { RemoteOverrideModel, WithdrawnRemoteModel } from './remote.models';
import { builtRemotes, type Canary, folderOf, type ListedRemote, parseRemotes } from './remotesFile';

/** So old what was read may be: a change is live within it. */
const FRESH_MS = 2000;
/** A remote elsewhere may be replaced at its address. */
const FRESH_ELSEWHERE_MS = 30_000;
/** An Admin who forgot it gets the portal's own again. */
const OVERRIDE_MS = 12 * 3600 * 1000;

export type Channel = 'override' | 'canary' | 'stable' | 'previous';

/** A version of an area. */
export interface RemoteVersion {
  channel: Channel;
  /** The address of its manifest. */
  entry: string;
  /** What it says of itself; absent: the server could not reach it. */
  info?: RemoteInfo;
}

/** Who asks for the list. */
type Asker = { id: string; isAdmin: boolean } | null;

interface Snapshot {
  areas: Record<string, ListedRemote>;
  infos: ReadonlyMap<string, RemoteInfo>;
  withdrawn: ReadonlySet<string>;
  overrides: ReadonlyMap<string, { area: string; entry: string }>;
}

/**
 * Which version of each area there is, and who gets which. Made of the file of the operator (or of what was built here),
 * of what remotes say of themselves, and of the versions that were withdrawn. All of it is read anew when it is asked for
 * and older than two seconds: nothing has to be started again. What cannot be read leaves what was there.
 */
export class RemoteList {
  private snapshot: Snapshot = {
    areas: {},
    infos: new Map(),
    withdrawn: new Set(),
    overrides: new Map(),
  };
  private readAt = 0;
  private reading: Promise<void> | undefined;
  private readonly known = new Map<string, { info: RemoteInfo; at: number }>();
  private complaint = '';

  /**
   * @param root the folder of the repository
   * @param file another list than what was built here; areas that it does not name are those that were
   * @throws StartupError when there is no list
   */
  constructor(
    private readonly root: string,
    private readonly file?: string,
  ) {
    try {
      this.snapshot = { ...this.snapshot, areas: this.readAreas() };
      if (Object.keys(this.snapshot.areas).length === 0) throw new Error('nothing was built');
    } catch (error) {
      throw new StartupError(
        'The list of remotes (remotes.json) cannot be read: run "npm run build" or check REMOTES_FILE.',
        { cause: error },
      );
    }
  }

  /** The areas with all their versions, as they are listed; withdrawn ones too. */
  async versions(): Promise<Record<string, RemoteVersion[]>> {
    await this.refresh();
    return Object.fromEntries(
      Object.entries(this.snapshot.areas).map(([area, { canary, stable, previous }]) => [
        area,
        this.described([
          ['canary', canary?.url],
          ['stable', stable],
          ['previous', previous],
        ]),
      ]),
    );
  }

  /** What somebody gets of each area, the best first; the ones after it are for when it does not work. */
  async offeredTo(asker: Asker): Promise<Record<string, RemoteVersion[]>> {
    await this.refresh();
    const { areas, withdrawn, overrides } = this.snapshot;
    const own = asker?.isAdmin ? overrides.get(asker.id) : undefined;
    return Object.fromEntries(
      Object.entries(areas).map(([area, { canary, stable, previous }]) => {
        const listed = this.described([
          ['canary', canary && asker && isChosen(canary, asker.id) ? canary.url : undefined],
          ['stable', stable],
          ['previous', previous],
        ]);
        const offered = listed.filter(({ entry }) => !withdrawn.has(key(area, entry)));
        const local: RemoteVersion[] = own?.area === area ? [{ channel: 'override', entry: own.entry }] : [];
        // With all of them withdrawn the last one is better than none.
        return [area, [...local, ...(offered.length > 0 ? offered : listed.slice(-1))]];
      }),
    );
  }

  /** The origins that the list names beside our own, for the content security policy. @param asker gets those of an override too */
  async origins(asker: Asker = null): Promise<string[]> {
    await this.refresh();
    const { areas, overrides } = this.snapshot;
    const own = asker?.isAdmin ? overrides.get(asker.id)?.entry : undefined;
    const entries = [...Object.values(areas).flatMap(entriesOf), ...(own ? [own] : [])];
    return [...new Set(entries.filter(isElsewhere).map((entry) => new URL(entry).origin))];
  }

  /** Whether the list names other addresses than the portal's own, as it was read last. */
  get namesElsewhere(): boolean {
    return Object.values(this.snapshot.areas).some((remote) =>
      entriesOf(remote).some((entry) => isElsewhere(entry)),
    );
  }

  /** Whether anybody has a remote of their own machine: only then it matters who asks for a page. */
  get hasOverrides(): boolean {
    return this.snapshot.overrides.size > 0;
  }

  /** The words of the areas. */
  get areaNames(): string[] {
    return Object.keys(this.snapshot.areas);
  }

  /** Has the next one who asks read everything anew: after a change by this process. */
  forget(): void {
    this.readAt = 0;
  }

  private described(entries: readonly (readonly [Channel, string | undefined])[]): RemoteVersion[] {
    return entries.flatMap(([channel, entry]) =>
      entry === undefined ? [] : [{ channel, entry, info: this.snapshot.infos.get(entry) }],
    );
  }

  private async refresh(): Promise<void> {
    if (Date.now() - this.readAt < FRESH_MS) return;
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    await this.reading;
  }

  private async read(): Promise<void> {
    const [areas, records] = await Promise.all([this.areasOrLast(), this.recordsOrLast()]);
    const entries = Object.values(areas).flatMap(entriesOf);
    const infos = await Promise.all([...new Set(entries)].map((entry) => this.infoOf(entry)));
    this.snapshot = { areas, infos: new Map(infos.flat()), ...records };
    this.readAt = Date.now();
  }

  private async areasOrLast(): Promise<Record<string, ListedRemote>> {
    try {
      const areas = this.readAreas();
      this.complaint = '';
      return areas;
    } catch (error) {
      this.complain(error);
      return this.snapshot.areas;
    }
  }

  private readAreas(): Record<string, ListedRemote> {
    const built = builtRemotes(this.root);
    return this.file ? { ...built, ...parseRemotes(readFileSync(this.file, 'utf8')) } : built;
  }

  private async recordsOrLast(): Promise<Pick<Snapshot, 'withdrawn' | 'overrides'>> {
    const { withdrawn, overrides } = this.snapshot;
    // The pages of the portal do not wait for a database that is not there, as mongoose would.
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected)
      return { withdrawn, overrides };
    try {
      const since = new Date(Date.now() - OVERRIDE_MS);
      const records = await Promise.all([
        WithdrawnRemoteModel.find().lean().exec(),
        RemoteOverrideModel.find({ at: { $gt: since } })
          .lean()
          .exec(),
      ]);
      return {
        withdrawn: new Set(records[0].map(({ area, entry }) => key(area, entry))),
        overrides: new Map(records[1].map(({ _id, area, entry }) => [_id, { area, entry }])),
      };
    } catch {
      return { withdrawn, overrides };
    }
  }

  /** What a version says of itself, or said last; nothing when it never could be had. */
  private async infoOf(entry: string): Promise<(readonly [string, RemoteInfo])[]> {
    const last = this.known.get(entry);
    if (last && Date.now() - last.at < FRESH_ELSEWHERE_MS) return [[entry, last.info]];
    try {
      const info = await readRemoteInfo(entry, folderOf(this.root, entry));
      this.known.set(entry, { info, at: Date.now() });
      return [[entry, info]];
    } catch (error) {
      logger.warn({ remote: entry, reason: (error as Error).message }, 'a remote says nothing of itself');
      return last ? [[entry, last.info]] : [];
    }
  }

  /** Once for each fault, not at every request. */
  private complain(error: unknown): void {
    const { message } = error as Error;
    if (message === this.complaint) return;
    this.complaint = message;
    logger.error({ reason: message }, 'the list of remotes is wrong; the last good one stays');
  }
}

const entriesOf = ({ canary, stable, previous }: ListedRemote): string[] =>
  [canary?.url, stable, previous].filter((entry) => entry !== undefined);
const isElsewhere = (entry: string) => /^https?:/.test(entry);
const key = (area: string, entry: string) => `${area} ${entry}`;

/** Whether a user gets the canary: by name, or as one of its share. */
function isChosen({ users = [], share = 0, url }: Canary, userId: string): boolean {
  if (users.includes(userId)) return true;
  const place = createHash('sha256').update(`${url} ${userId}`).digest().readUInt32BE() / 2 ** 32;
  return place < share;
}

/** What shell there is now: an open tab of another one is told. Undefined while developing. */
export function builtShell(root: string): { build: string; kit: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(root, 'shell/dist/build.json'), 'utf8')) as {
      build: string;
      kit: string;
    };
  } catch {
    return undefined;
  }
}

/** A page of a remote, as kit/remote.schema.json describes it. */
interface RemoteRoute {
  path: string;
  title: string;
  permission: string;
  alsoFor?: string;
  menu?: { group: string; order: number; icon?: string };
  partOf?: string;
}

/** What a remote puts in a page of another area, as kit/remote.schema.json describes it. */
interface RemotePlace {
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
