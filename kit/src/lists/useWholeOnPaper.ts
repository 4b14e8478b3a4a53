import { useSnackbar } from 'kit/ui';
import { useEffect, useEffectEvent } from 'react';

/** Brings the rest of a list to the page. */
type Load = () => Promise<unknown>;

/** The lists of the page of which a part is shown. */
const partial = new Set<() => Promise<boolean>>();
let isLoading = false;

/**
 * Prints the whole list by Ctrl+P, also what was not loaded yet: a browser does not wait for that, so the key is taken
 * over until all is there. Printed in another way the list says that it is not whole (LoadMoreButton).
 * @param loadAll absent: the list is whole
 */
export function useWholeOnPaper(loadAll: Load | undefined): void {
  const snackbar = useSnackbar();
  const load = useEffectEvent(async () => {
    try {
      await loadAll?.();
      return true;
    } catch {
      snackbar.show('De lijst kan niet worden gemaakt. Probeer het opnieuw.', { tone: 'error' });
      return false;
    }
  });
  const isPartial = loadAll !== undefined;
  useEffect(() => {
    if (!isPartial) return;
    const own = () => load();
    partial.add(own);
    window.addEventListener('keydown', printWhole);
    return () => {
      partial.delete(own);
      if (partial.size === 0) window.removeEventListener('keydown', printWhole);
    };
  }, [isPartial]);
}

function printWhole(event: KeyboardEvent): void {
  const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
  if (!isPrint || event.shiftKey || event.altKey || event.defaultPrevented) return;
  event.preventDefault();
  if (isLoading) return;
  isLoading = true;
  void Promise.all([...partial].map((load) => load()))
    .then((loaded) => {
      // What was brought has to get onto the page first.
      if (loaded.every(Boolean)) requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
    })
    .finally(() => (isLoading = false));
}
