/** What an app keeps on this device, under names of its own. */
export interface LocalData {
  /** What was kept under a key, or undefined. */
  read: <Value>(key: string) => Value | undefined;
  /** Keeps a value. @returns false when the device cannot: it is full, or the browser forbids it */
  write: (key: string, value: unknown) => boolean;
  /** Forgets what was kept under a key. */
  remove: (key: string) => void;
  /** The keys that begin with a text. */
  keys: (start: string) => string[];
  /** Whether a change by another tab (a `storage` event) is about this key; null: all of it was cleared. */
  isAbout: (changed: string | null, key: string) => boolean;
}

/**
 * The data of an app on this device.
 * @param prefix of its keys, with a number that goes up when the shape changes: 'krant.2.'
 * @param takeOver brings over what an earlier version kept; called once, before the first use
 */
export function localData(prefix: string, takeOver?: (storage: Storage) => void): LocalData {
  let isTakenOver = false;
  const storage = (): Storage => {
    if (!isTakenOver) {
      isTakenOver = true;
      takeOver?.(localStorage);
    }
    return localStorage;
  };
  return {
    read: <Value>(key: string) => {
      try {
        const text = storage().getItem(prefix + key);
        return text === null ? undefined : (JSON.parse(text) as Value);
      } catch {
        return undefined;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(prefix + key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => {
      try {
        storage().removeItem(prefix + key);
      } catch {
        // A browser that forbids it has kept nothing.
      }
    },
    keys: (start) => {
      try {
        return Object.keys(storage())
          .filter((key) => key.startsWith(prefix + start))
          .map((key) => key.slice(prefix.length));
      } catch {
        return [];
      }
    },
    isAbout: (changed, key) => changed === null || changed === prefix + key,
  };
}
