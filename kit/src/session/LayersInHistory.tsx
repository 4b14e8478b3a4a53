import { entryOf, ownBack, pageOf, useLocation, useNavigate, useNavigationType } from 'kit/router';
import { layers } from 'kit/ui';
import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

/** What an entry of the history says of the layers over its page. */
interface LayerState {
  /** How many there were when it was made. */
  layers?: number;
  /** Search and hash of the entry below it, which shows the same page with a layer less. */
  below?: string;
}

/**
 * Once around all pages: each layer (useLayer of kit/ui) is an entry of the history, so that Back closes it and the
 * page stays. Closed in another way, its entry goes. An entry that is left over, such as that of a dialog from which
 * one went to another page, is passed over.
 */
export function LayersInHistory(): null {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = (useNavigationType() as string) === 'POP';
  const count = useSyncExternalStore(layers.subscribe, layers.count);
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const before = useRef({ key: location.key, index: indexNow(), isOwn: false, isAdded: false, stays: '' });
  const hasPopped = useRef(false);

  useEffect(() => {
    const onPop = () => {
      hasPopped.current = true;
      again();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  // oxlint-disable-next-line react/exhaustive-deps -- at every render: what is over the page is not in its state
  useEffect(() => {
    // Another navigation is under way; this comes again with its location.
    if (keyNow() !== location.key) return;
    const state = location.state as (LayerState & object) | null;
    const address = location.search + location.hash;
    const depth = state?.layers ?? 0;
    const last = before.current;
    const isNew = last.key !== location.key;
    const isForward = indexNow() > last.index;
    // Back was so soon that the entry of the layer was never shown.
    const isUndone = !isNew && last.isAdded && hasPopped.current;
    const isBack = isUndone || (isNew && isPop && !isForward && !last.isOwn);
    hasPopped.current = false;
    // What is over a page does not come back by going forward; its entry is as good as the page's.
    const stays = isNew && isPop && isForward ? location.key : last.stays;
    before.current = {
      ...{ key: location.key, index: indexNow(), stays },
      ...{ isOwn: !isNew && last.isOwn, isAdded: !isNew && !isUndone && last.isAdded },
    };
    ownBack.isPending = before.current.isOwn;

    if (count > depth && isBack) {
      layers.closeTop(count - depth);
      again();
    } else if (count > depth) {
      // Once: by going back at once the address is as before, and that is told later.
      if (before.current.isAdded) return;
      before.current.isAdded = true;
      const one = { ...state, layers: depth + 1, below: address, ...ofPage(location) };
      void navigate(location, { state: one, preventScrollReset: true });
    } else if (count < depth && stays !== location.key && !before.current.isOwn) {
      if (state?.below === address) {
        before.current.isOwn = true;
        ownBack.isPending = true;
        void navigate(-1);
      } else {
        // Something was chosen in the layer, which is in the address now: the entry becomes the page's own.
        const rest = { ...state, layers: depth - 1, below: undefined, entry: undefined };
        void navigate(location, { state: rest, replace: true, preventScrollReset: true });
      }
    }
  });
  useEffect(() => () => void (ownBack.isPending = false), []);
  return null;
}

/** Of which page, and of which entry of it, a new entry is. */
function ofPage(location: Parameters<typeof pageOf>[0] & { key: string }): object {
  return { page: pageOf(location), entry: entryOf(location) };
}

/** What react-router keeps in the history: its key, and the position among the entries of the portal. */
function entryNow(): { key?: string; idx?: number } {
  return (window.history.state ?? {}) as { key?: string; idx?: number };
}

function keyNow(): string {
  return entryNow().key ?? 'default';
}

function indexNow(): number {
  return entryNow().idx ?? 0;
}
