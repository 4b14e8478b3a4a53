import { useSave } from 'kit/graphql';
import { Button, ConfirmDialog } from 'kit/ui';
import { useState } from 'react';

import { SecretariatAnonymiseUserDocument } from '../gql/graphql';

interface AnonymiseUserButtonProps {
  user: { id: string; name: string; revision: number };
  onDone: () => void;
}

/** Takes all that is personal out of a closed account, after asking: it cannot be undone. */
export function AnonymiseUserButton({ user: { id, name, revision }, onDone }: AnonymiseUserButtonProps) {
  const { save, saving, error } = useSave(SecretariatAnonymiseUserDocument, {
    done: 'Gebruiker geanonimiseerd',
  });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        Anonimiseren
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={`${name} anonimiseren?`}
        confirmLabel="Anonimiseren"
        busy={saving}
        error={error?.message}
        // A failure is in `error` already.
        onConfirm={() => void save({ id, revision }).then(onDone, () => undefined)}
        onCancel={() => setAsking(false)}
      >
        Naam, adres, telefoonnummer en e-mailadres verdwijnen, ook uit het logboek van dit account. Dit kan
        niet ongedaan worden gemaakt.
      </ConfirmDialog>
    </>
  );
}
