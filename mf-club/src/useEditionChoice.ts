import { useState } from 'react';

/** Which edition a tab is about: the chosen one, else the active one. @param editions newest first */
export function useEditionChoice<Edition extends { id: string; active: boolean }>(
  editions: readonly Edition[],
) {
  const [chosen, choose] = useState<string>();
  const edition =
    editions.find(({ id }) => id === chosen) ?? editions.find(({ active }) => active) ?? editions[0];
  return { edition, choose };
}
