import { useState } from 'react';

/** Which records of a list are ticked. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Ticks these, or takes the ticks away. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/** The ticks of a list; what was ticked stays so while one searches on. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    set: (changed, isSelected) =>
      setIds((before) => [...before.filter((id) => !changed.includes(id)), ...(isSelected ? changed : [])]),
    clear: () => setIds([]),
  };
}
