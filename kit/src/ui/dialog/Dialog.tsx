import { DialogLoading } from './DialogLoading';
import { useDialogPanel } from './dialogPanelLoader';
import type { DialogProps } from './dialogProps';

/**
 * A modal dialog: focus stays inside and returns afterwards, Escape closes, a phone gets it full screen.
 * Its code is fetched at the first sign that somebody does something on a page with a Dialog, open or not; one that is opened
 * before it is there shows that it loads.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, title, size, sheet, noClose, onClose } = props;
  const { Panel, failed, load } = useDialogPanel(isOpen);
  if (!isOpen) return null;
  if (Panel) return <Panel {...props} />;
  return <DialogLoading {...{ title, size, sheet, noClose, onClose, failed }} onRetry={load} />;
}
