import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ownBack, pageOf } from './useAddressValues';

/** In ms; how soon is looked again whether the history has gone back. */
const AGAIN = 20;

/**
 * Shows the page with another search in its address, as an entry of the history and not as another page. What lies over
 * the page is closed by the same press, and goes back in the history first.
 */
export function useGoToSearch(): (search: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const at = useRef(location);
  useLayoutEffect(() => {
    at.current = location;
  });
  const go = (search: string) => {
    if (ownBack.isPending) return void setTimeout(() => go(search), AGAIN);
    const { pathname, hash, search: before } = at.current;
    const state = at.current.state as object | null;
    if (search === before) return;
    void navigate(
      { pathname, search, hash },
      { preventScrollReset: true, state: { ...state, page: pageOf(at.current) } },
    );
  };
  return (search) => void setTimeout(() => go(search));
}
