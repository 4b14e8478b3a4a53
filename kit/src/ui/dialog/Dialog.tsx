import { useEffect } from 'react';

import { Late, loadSoon, useLate } from '../late/late';
import { DialogLoading } from './DialogLoading';
import type { DialogPanel } from './DialogPanel';
import type { DialogProps } from './dialogProps';

const panel = new Late<typeof DialogPanel>(async () => (await import('./DialogPanel')).DialogPanel);

/** Fetches the dialog's code. It is apart because a first page without a dialog does not need it. */
export const loadDialogPanel = panel.load;

/** The dialog's code as soon as it is there, or that it could not be had; `load` tries again. */
function useDialogPanel(wanted: boolean) {
  const { code, failed } = useLate(panel, wanted);
  const isThere = code !== undefined;
  useEffect(() => (isThere ? undefined : loadSoon(panel.load)), [isThere]);
  return { Panel: code, failed, load: () => void panel.load().catch(() => undefined) };
}

/**
 * A modal dialog: focus stays inside and returns afterwards, Escape closes, a phone gets it full screen.
 * Its code is fetched at the first sign that somebody does something on a page with a Dialog, open or not; one that is opened
 * before it is there shows that it loads.
 */
export function Dialog(props: DialogProps) {
  const { isOpen = true, title, size, sheet, noClose, onClose } = props;
  const { Panel, failed, load } = useDialogPanel(isOpen);
  if (!isOpen) return null;
  if (Panel) return <Panel {...props} />;
  return <DialogLoading {...{ title, size, sheet, noClose, onClose, failed }} onRetry={load} />;
}
