import type { ComponentType } from 'react';

import { Late, loadSoon, useLate } from '../late/late';
import { loadDialogPanel } from './Dialog';
import { DialogLoading } from './DialogLoading';
import type { DialogSize } from './dialogProps';

/** What a lazyDialog looks like while its code is under way. */
export interface LazyDialogOptions {
  /** As the dialog's own, when it is always the same. */
  title?: string;
  size?: DialogSize;
}

/** What each dialog takes. */
interface LazyDialogProps {
  /** Absent: it is mounted when it is opened. */
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code, with all that only it needs, is fetched at the first sign that somebody does something on the page,
 * or when it is opened. It is there at once and shows that it loads; when its code cannot be had it says so, with another
 * try.
 *
 * @example
 * const SendDialog = lazyDialog(async () => (await import('./SendDialog')).SendDialog, { title: 'Versturen' });
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  { title, size }: LazyDialogOptions = {},
): ComponentType<Props> {
  const late = new Late(async () => {
    const [Loaded] = await Promise.all([load(), loadDialogPanel()]);
    return { Loaded };
  });
  loadSoon(late.load);
  return function LazyDialog(props: Props) {
    const isOpen = props.isOpen ?? true;
    const { code, failed } = useLate(late, isOpen);
    if (code) return <code.Loaded {...props} />;
    if (!isOpen) return null;
    const retry = () => void late.load().catch(() => undefined);
    return <DialogLoading {...{ title, size, failed }} onClose={props.onClose} onRetry={retry} />;
  };
}
