import type { ReactNode } from 'react';

/** The three widths of a dialog, in px. */
export type DialogSize = 400 | 600 | 900;

/** The props of Dialog. */
export type DialogProps = {
  /** One that is mounted only while it is open leaves it out. */
  isOpen?: boolean;
  /** Escape, the cross or a button asks to close. */
  onClose: () => void;
  title: ReactNode;
  size?: DialogSize;
  /** Work is going on: it cannot be closed. */
  busy?: boolean;
  /** On a phone it comes from below and is as high as what is in it. */
  sheet?: boolean;
  /** It interrupts to ask something (role alertdialog). */
  alert?: boolean;
  /** No cross at the top; the actions must offer a way out. */
  noClose?: boolean;
  /** It asks about going back itself, so Back does not close it. */
  ignoresBack?: boolean;
  /** The buttons at the bottom. A form with its own buttons puts DialogActions at its end instead. */
  actions?: ReactNode;
  children?: ReactNode;
};
