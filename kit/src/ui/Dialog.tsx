import { createElement, type ReactNode } from 'react';

import { useDialogPanel } from './dialogPanelLoader';

/** The three widths of a dialog, in px. */
export type DialogSize = 400 | 600 | 900;

/** The props of Dialog. */
export type DialogProps = {
  isOpen: boolean;
  /** Escape, the cross or a button asks to close. */
  onClose: () => void;
  title: ReactNode;
  size?: DialogSize;
  /** Work is going on: it cannot be closed. */
  busy?: boolean;
  /** It interrupts to ask something (role alertdialog). */
  alert?: boolean;
  /** No cross at the top; the actions must offer a way out. */
  noClose?: boolean;
  /** The buttons at the bottom. A form with its own buttons puts DialogActions at its end instead. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A modal dialog: focus stays inside and returns afterwards, Escape closes, a phone gets it full screen.
 * Its code is fetched when a Dialog is first mounted, open or not; mount it with the page to have it ready.
 */
export function Dialog(props: DialogProps) {
  const Panel = useDialogPanel(props.isOpen);
  return Panel && props.isOpen ? createElement(Panel, props) : null;
}
