import { useSave } from 'kit/graphql';
import { useSession } from 'kit/session';
import { Button, ConfirmDialog } from 'kit/ui';
import { useState } from 'react';

import { SecretariatViewAsDocument } from '../gql/graphql';

/** 'Bekijk als': shows an Admin the portal as this user sees it, reading only. It asks first: the tabs all change. */
export function ViewAsButton({ userId, name }: { userId: string; name: string }) {
  const { leaveTo } = useSession();
  const { save, saving, error } = useSave(SecretariatViewAsDocument);
  const [asking, setAsking] = useState(false);
  const view = () =>
    void save({ userId }).then(
      ({ viewAs }) => leaveTo(viewAs.id),
      // Shown in the dialog.
      () => undefined,
    );
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Bekijk als
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={`Portaal bekijken als ${name}?`}
        confirmLabel="Bekijk als"
        busy={saving}
        error={error?.message}
        onConfirm={view}
        onCancel={() => setAsking(false)}
      >
        Je ziet het menu en de pagina's zoals {name} ze ziet, in al je tabbladen. Je kunt niets veranderen en
        het komt in het logboek.
      </ConfirmDialog>
    </>
  );
}
