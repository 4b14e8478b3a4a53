import { toApiError } from 'kit/graphql';
import { ConfirmDialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

/** The props of ConfirmActionDialog. */
export interface ConfirmActionDialogProps {
  isOpen: boolean;
  /** Such as 'Declaratie goedkeuren?' */
  question: string;
  /** What it is about, and what it will mean. */
  children?: ReactNode;
  /** The verb on the main button. */
  confirmLabel: string;
  /** Does it. @throws ApiError; the dialog then stays open with its message */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done, and closes when the server has done it. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { isOpen, question, children, confirmLabel, onConfirm, onClose } = props;
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
    </ConfirmDialog>
  );
}
