import { createElement } from 'react';

import { useDialogPanel } from './dialogPanelLoader';
import type { DialogProps } from './dialogProps';

/**
 * A modal dialog: focus stays inside and returns afterwards, Escape closes, a phone gets it full screen.
 * Its code is fetched when a Dialog is first mounted, open or not; mount it with the page to have it ready.
 */
export function Dialog(props: DialogProps) {
  const Panel = useDialogPanel(props.isOpen);
  return Panel && props.isOpen ? createElement(Panel, props) : null;
}
