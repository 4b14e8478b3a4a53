import { toApiError } from 'kit/graphql';
import { ConfirmDialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

/** The props of DeleteDialog. */
export interface DeleteDialogProps {
  isOpen: boolean;
  /** Such as 'Document verwijderen? Deze actie is onomkeerbaar.' */
  question: string;
  /** What goes, by name, and what else that means. */
  children?: ReactNode;
  confirmLabel?: string;
  /** Deletes. @throws ApiError; the dialog then stays open with its message */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is deleted, and closes when the server has done so. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, question, children, confirmLabel = 'Verwijderen', onDelete, onClose } = props;
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
      await onDelete();
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
