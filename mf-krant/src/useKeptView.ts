import { useState } from 'react';

/**
 * What a tab shows. It stays while one works: also in another tab of the page, and after a reload.
 * @param name of the tab
 * @returns the one that was chosen, at first the first one; and the way to choose another
 */
export function useKeptView<Id extends string>(
  name: string,
  views: readonly [{ id: Id }, ...{ id: Id }[]],
): [Id, (id: Id) => void] {
  const key = `krant-${name}`;
  const [view, setView] = useState(() => {
    const kept = sessionStorage.getItem(key);
    return (views.find(({ id }) => id === kept) ?? views[0]).id;
  });
  const choose = (chosen: Id) => {
    setView(chosen);
    sessionStorage.setItem(key, chosen);
  };
  return [view, choose];
}
