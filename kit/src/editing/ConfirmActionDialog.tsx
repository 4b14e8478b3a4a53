import { toApiError } from 'kit/graphql';
import { ConfirmDialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

import { WhatHangs, type WhatHangsProps } from './WhatHangs';

/** The props of ConfirmActionDialog. */
export interface ConfirmActionDialogProps {
  /** One that is mounted only while it is open leaves it out. */
  isOpen?: boolean;
  /** Such as 'Declaratie goedkeuren?' */
  question: string;
  /** What it is about, and what it will mean. */
  children?: ReactNode;
  /** What is let go: what hangs on it is shown. */
  hangsOn?: WhatHangsProps;
  /** The verb on the main button. */
  confirmLabel: string;
  /** Does it. @throws ApiError; the dialog then stays open with its message */
  onConfirm: () => Promise<unknown>;
  /** Brings the page up to date with what was done, before the dialog closes. */
  onDone?: () => unknown;
  onClose: () => void;
}

/** Asks before something is done, and closes when the server has done it. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { isOpen = true, question, children, hangsOn, confirmLabel, onConfirm, onDone, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      await onDone?.();
      onClose();
    } catch (failure) {
      setError(toApiError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={question}
      confirmLabel={confirmLabel}
      onConfirm={() => void confirm()}
      onCancel={close}
      busy={busy}
      error={error}
    >
      {children}
      {hangsOn && isOpen && <WhatHangs {...hangsOn} />}
    </ConfirmDialog>
  );
}

/** The props of DeleteDialog. */
export interface DeleteDialogProps extends Omit<ConfirmActionDialogProps, 'confirmLabel' | 'onConfirm'> {
  /** Deletes. @throws ApiError; the dialog then stays open with its message */
  onDelete: () => Promise<unknown>;
}

/** Asks before something is deleted, and closes when the server has done so. */
export function DeleteDialog({ onDelete, ...props }: DeleteDialogProps) {
  return <ConfirmActionDialog {...props} confirmLabel="Verwijderen" onConfirm={onDelete} />;
}
