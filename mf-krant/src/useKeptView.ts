import { useGoToSearch, useLocation } from 'kit/router';
import { useState } from 'react';

/** The navigation whose `?lijst=` was followed: coming back to the tab, what was chosen since stays. */
const FOLLOWED = 'krant-lijst';

/**
 * What a tab shows. It stays while one works: also in another tab of the page, and after a reload. A link chooses another
 * with `?tab=` and `?lijst=`.
 * @param name of the tab
 * @returns the one that was chosen, at first the first one; and the way to choose another, with what is filtered there
 */
export function useKeptView<Id extends string>(
  name: string,
  views: readonly [{ id: Id }, ...{ id: Id }[]],
): [Id, (id: Id, filter?: string) => void] {
  const key = `krant-${name}`;
  const { search, key: navigation } = useLocation();
  const follow = () => {
    const address = new URLSearchParams(search);
    const linked = views.find(({ id }) => id === address.get('lijst'));
    if (linked && address.get('tab') === name && sessionStorage.getItem(FOLLOWED) !== navigation) {
      sessionStorage.setItem(FOLLOWED, navigation);
      sessionStorage.setItem(key, linked.id);
    }
    const kept = sessionStorage.getItem(key);
    return (views.find(({ id }) => id === kept) ?? views[0]).id;
  };
  const [view, setView] = useState(follow);
  const [shownFor, setShownFor] = useState(navigation);
  // A link on the tab itself.
  if (shownFor !== navigation) {
    setShownFor(navigation);
    setView(follow());
  }
  const goTo = useGoToSearch();
  const choose = (chosen: Id, filter = '') => {
    // What was searched and filtered belongs to the view before.
    const tab = new URLSearchParams(search).get('tab');
    const wanted = [tab && `tab=${tab}`, filter].filter(Boolean).join('&');
    goTo(wanted && `?${wanted}`);
    setView(chosen);
    sessionStorage.setItem(key, chosen);
  };
  return [view, choose];
}
