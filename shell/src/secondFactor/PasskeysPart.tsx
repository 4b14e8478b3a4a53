import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { formatDateTime } from 'kit/format';
import { useSave } from 'kit/graphql';
import { Button, DefinitionList, DefinitionRow } from 'kit/ui';
import { useState } from 'react';

import { ShellRemovePasskeyDocument, type ShellSecondFactorPartsFragment } from '../gql/lazy/graphql';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { PasswordDialog } from './PasswordDialog';

type Passkey = ShellSecondFactorPartsFragment['passkeys'][number];

interface PasskeysPartProps {
  passkeys: readonly Passkey[];
  onChanged: () => void;
}

const MOST = 10;

/** The passkeys, each with its last use. */
export function PasskeysPart({ passkeys, onChanged }: PasskeysPartProps) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const { save } = useSave(ShellRemovePasskeyDocument, { done: 'Passkey verwijderd' });
  return (
    <section aria-label="Passkeys">
      <h3>Passkeys</h3>
      <p>Met een passkey log je in met je vinger, gezicht of pincode, zonder wachtwoord en zonder code.</p>
      {passkeys.length > 0 && (
        <DefinitionList>
          {passkeys.map((passkey) => (
            <DefinitionRow
              key={passkey.id}
              label={passkey.name}
              action={
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${passkey.name} verwijderen`}
                  onClick={() => setRemoving(passkey)}
                >
                  Verwijderen
                </Button>
              }
            >
              {usedText(passkey)} Toegevoegd op {formatDateTime(passkey.createdAt)}.
            </DefinitionRow>
          ))}
        </DefinitionList>
      )}
      {!browserSupportsWebAuthn() && <p>Deze browser kan geen passkeys maken.</p>}
      {browserSupportsWebAuthn() && passkeys.length < MOST && (
        <Button variant="ghost" onClick={() => setAdding(true)}>
          Passkey toevoegen
        </Button>
      )}
      {adding && <AddPasskeyDialog onAdded={onChanged} onClose={() => setAdding(false)} />}
      {removing && (
        <PasswordDialog
          title={`Passkey '${removing.name}' verwijderen?`}
          submitLabel="Verwijderen"
          onSubmit={(currentPassword) => save({ id: removing.id, currentPassword }).then(onChanged)}
          onClose={() => setRemoving(undefined)}
        >
          Je kunt er daarna niet meer mee inloggen. Verwijder hem ook van je apparaat.
        </PasswordDialog>
      )}
    </section>
  );
}

function usedText({ usedAt }: Passkey): string {
  return usedAt ? `Laatst gebruikt op ${formatDateTime(usedAt)}.` : 'Nog niet gebruikt.';
}
