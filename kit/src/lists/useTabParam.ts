import { useLocation } from 'kit/router';
import { useState } from 'react';

/**
 * The chosen tab as `?tab=` in the address, so that it survives a reload and can be linked. Written past the router:
 * for the shell another address is another page, which begins anew and loses the focus of who walks the tabs by key.
 * @param first chosen when the address names none
 */
export function useTabParam(first: string): [string, (id: string) => void] {
  const { search } = useLocation();
  const [selected, setSelected] = useState(() => new URLSearchParams(search).get('tab') ?? first);
  const select = (id: string) => {
    setSelected(id);
    window.history.replaceState(window.history.state, '', `?tab=${id}`);
  };
  return [selected, select];
}
