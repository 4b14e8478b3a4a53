import { useEffect } from 'react';

import { Late, loadSoon, useLate } from '../late/late';
import type { DialogPanel } from './DialogPanel';

const panel = new Late<typeof DialogPanel>(async () => (await import('./DialogPanel')).DialogPanel);

/** Fetches the dialog's code. It is apart because a first page without a dialog does not need it. */
export const loadDialogPanel = panel.load;

/** The dialog's code as soon as it is there, or that it could not be had; `load` tries again. */
export function useDialogPanel(wanted: boolean) {
  const { code, failed } = useLate(panel, wanted);
  const isThere = code !== undefined;
  useEffect(() => (isThere ? undefined : loadSoon(panel.load)), [isThere]);
  return { Panel: code, failed, load: () => void panel.load().catch(() => undefined) };
}
