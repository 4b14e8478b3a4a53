import { useSave } from 'kit/graphql';
import { ConfirmDialog } from 'kit/ui';

import { SecretariatRemoveUserDocument } from '../gql/graphql';

interface RemoveUserDialogProps {
  /** Who is to be removed; the dialog is open as long as there is somebody. */
  user: { id: string; name: string; email: string } | undefined;
  onClose: () => void;
}

/**
 * Asks before a user is removed. The list follows when the server has confirmed,
 * well within 2 s; a failure stays in the dialog.
 */
export function RemoveUserDialog({ user, onClose }: RemoveUserDialogProps) {
  const { save, saving, error, reset } = useSave(SecretariatRemoveUserDocument, {
    done: 'Gebruiker verwijderd',
    update: (cache, { removeUser }) => {
      cache.evict({ id: cache.identify({ __typename: 'User', id: removeUser }) });
      cache.gc();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    // a failure is in `error` already
    if (user) void save({ id: user.id }).then(onClose, () => undefined);
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
      {user?.name} ({user?.email}) verliest meteen de toegang. Dit kan niet ongedaan worden gemaakt.
    </ConfirmDialog>
  );
}
