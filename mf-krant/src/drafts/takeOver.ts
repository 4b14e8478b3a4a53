import { localData } from 'kit/offline';

/** Where the version before kept it. There the address of an advertiser was called `adres`. */
const OLD = 'krant.1.';

type Kept = Record<string, unknown>;

/**
 * Takes over what an earlier version of the app kept, so that no unsent work is lost; from then on it lies under the
 * prefix of today. What lies there already is newer and stays; unsent saves from before go first. What cannot be read is
 * left alone, and a list that was kept for when there is no connection is forgotten: it will be read anew.
 */
export function takeOver(storage: Storage, prefix: string): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(OLD));
  for (const old of keys) {
    try {
      take(storage, old, prefix + old.slice(OLD.length));
    } catch {
      // It cannot be read, or the device is full: another time, perhaps.
    }
  }
}

function take(storage: Storage, old: string, key: string): void {
  const kept: unknown = JSON.parse(storage.getItem(old) ?? 'null');
  const newer = storage.getItem(key);
  const [, kind = ''] = /^krant\.1\.(own|outbox|draft)\./.exec(old) ?? [];
  if (kind === 'outbox' && Array.isArray(kept)) {
    const entries = newer === null ? [] : (JSON.parse(newer) as Kept[]);
    storage.setItem(key, JSON.stringify(merged(kept.filter(isKept).map(entryOfToday), entries)));
  } else if (kind === 'draft' && isKept(kept) && newer === null) {
    storage.setItem(key, JSON.stringify(old.endsWith('.details') ? withAddress(kept) : kept));
  }
  storage.removeItem(old);
}

/** Those from before go first; each is sent once. */
function merged(before: readonly Kept[], entries: readonly Kept[]): Kept[] {
  const isThere = ({ requestId }: Kept) => entries.some((entry) => entry.requestId === requestId);
  return [...before.filter((entry) => !isThere(entry)), ...entries];
}

const entryOfToday = (entry: Kept): Kept => (entry.kind === 'details' ? withAddress(entry) : entry);

function withAddress(kept: Kept): Kept {
  const { values } = kept;
  if (!isKept(values) || !('adres' in values)) return kept;
  const { adres, ...rest } = values;
  return { ...kept, values: { address: adres, ...rest } };
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PREFIX = 'krant.2.';

/** What the newspaper's pages keep on this device. */
export const krantData = localData(PREFIX, (storage) => takeOver(storage, PREFIX));
