import { useSave } from 'kit/graphql';
import { ConfirmDialog } from 'kit/ui';

import { SecretariatRemoveUserDocument } from '../../../gql/graphql';

interface RemoveUserDialogProps {
  /** Who is to be removed; the dialog is open as long as there is somebody. */
  user: { id: string; name: string; email: string } | undefined;
  /** Brings the list up to date. */
  onRemoved: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before a user is removed. The list follows when the server has confirmed,
 * well within 2 s; a failure stays in the dialog.
 */
export function RemoveUserDialog({ user, onRemoved, onClose }: RemoveUserDialogProps) {
  const { save, saving, error, reset } = useSave(SecretariatRemoveUserDocument, {
    done: 'Gebruiker verwijderd',
  });
  const close = () => {
    reset();
    onClose();
  };
  const removed = async () => {
    onClose();
    await onRemoved();
  };
  const confirm = () => {
    // a failure is in `error` already
    if (user) void save({ id: user.id }).then(removed, () => undefined);
  };
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title="Weet je zeker dat je deze gebruiker wilt verwijderen?"
      confirmLabel="Verwijderen"
      onConfirm={confirm}
      onCancel={close}
      busy={saving}
      error={error?.message}
    >
      {user?.name} ({user?.email}) verliest meteen de toegang. Dit kan niet ongedaan worden gemaakt. Wie
      vertrekt kun je beter deactiveren: dan draag je over wat er nog openstaat.
    </ConfirmDialog>
  );
}
