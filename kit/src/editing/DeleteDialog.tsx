import { ConfirmActionDialog, type ConfirmActionDialogProps } from './ConfirmActionDialog';

/** The props of DeleteDialog. */
export interface DeleteDialogProps extends Omit<ConfirmActionDialogProps, 'confirmLabel' | 'onConfirm'> {
  /** Deletes. @throws ApiError; the dialog then stays open with its message */
  onDelete: () => Promise<unknown>;
}

/** Asks before something is deleted, and closes when the server has done so. */
export function DeleteDialog({ onDelete, ...props }: DeleteDialogProps) {
  return <ConfirmActionDialog {...props} confirmLabel="Verwijderen" onConfirm={onDelete} />;
}
