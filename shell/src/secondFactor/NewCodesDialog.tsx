import { useSave } from 'kit/graphql';
import { Dialog } from 'kit/ui';
import { useState } from 'react';

import { ShellRenewRecoveryCodesDocument } from '../gql/lazy/graphql';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';

interface NewCodesDialogProps {
  onClose: () => void;
  /** There are new ones, and they were shown. */
  onDone: () => void;
}

/** Ten other recovery codes. */
export function NewCodesDialog({ onClose, onDone }: NewCodesDialogProps) {
  const { save, saving } = useSave(ShellRenewRecoveryCodesDocument);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      onClose={codes ? onDone : onClose}
      title={codes ? 'Je herstelcodes' : 'Nieuwe herstelcodes maken'}
      size={codes ? 600 : 400}
      busy={saving}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onDone} />
      ) : (
        <PasswordStep
          submitLabel="Maken"
          onSubmit={async (currentPassword) => setCodes((await save({ currentPassword })).renewRecoveryCodes)}
          onClose={onClose}
        >
          Je herstelcodes van eerder werken daarna niet meer.
        </PasswordStep>
      )}
    </Dialog>
  );
}
