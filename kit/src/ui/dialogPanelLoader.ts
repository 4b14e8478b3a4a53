import { useEffect, useSyncExternalStore } from 'react';

import type { DialogPanel } from './DialogPanel';

type Panel = typeof DialogPanel;

let panel: Panel | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches the dialog's code. It is apart because a first page without a dialog does not need it. */
export function loadDialogPanel(): Promise<void> {
  loading ??= import('./DialogPanel').then(
    (module) => {
      panel = module.DialogPanel;
      listeners.forEach((listener) => listener());
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The dialog's code as soon as it is there. A failed fetch is tried again as long as a dialog wants to be open. */
export function useDialogPanel(wanted: boolean): Panel | undefined {
  const loaded = useSyncExternalStore(subscribe, () => panel);
  useEffect(() => {
    if (loaded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = () =>
      loadDialogPanel().catch(() => {
        if (wanted && !stopped) timer = setTimeout(() => void attempt(), 2000);
      });
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [loaded, wanted]);
  return loaded;
}
