import { useSave } from 'kit/graphql';
import { Button, ButtonRow, Tag } from 'kit/ui';
import { useState } from 'react';

import { ShellRemoveAuthenticatorDocument, type ShellSecondFactorPartsFragment } from '../gql/lazy/graphql';
import { AuthenticatorDialog } from './AuthenticatorDialog';
import { NewCodesDialog } from './NewCodesDialog';
import { PasswordDialog } from './PasswordDialog';

interface AuthenticatorPartProps {
  factor: ShellSecondFactorPartsFragment;
  onChanged: () => void;
}

/** The authenticator app, and the recovery codes that go with it. */
export function AuthenticatorPart({ factor, onChanged }: AuthenticatorPartProps) {
  const { hasAuthenticator, recoveryCodesLeft } = factor;
  const [open, setOpen] = useState<'setUp' | 'remove' | 'newCodes'>();
  const remove = useSave(ShellRemoveAuthenticatorDocument, { done: 'Authenticator-app verwijderd' });
  const close = () => setOpen(undefined);
  const closeChanged = () => {
    close();
    onChanged();
  };
  return (
    <section aria-label="Authenticator-app">
      <h3>Authenticator-app {hasAuthenticator && <Tag tone="ok">Ingesteld</Tag>}</h3>
      {hasAuthenticator ? (
        <>
          <p>
            Bij het inloggen vul je een code uit de app in. Je hebt nog {recoveryCodesLeft}{' '}
            {recoveryCodesLeft === 1 ? 'herstelcode' : 'herstelcodes'} voor als je de app niet bij je hebt.
          </p>
          <ButtonRow>
            <Button variant="ghost" onClick={() => setOpen('newCodes')}>
              Nieuwe herstelcodes
            </Button>
            <Button variant="text" onClick={() => setOpen('remove')}>
              App verwijderen
            </Button>
          </ButtonRow>
        </>
      ) : (
        <>
          <p>
            Een app op je telefoon geeft elke halve minuut een nieuwe code, die je bij het inloggen invult.
          </p>
          <Button variant="ghost" onClick={() => setOpen('setUp')}>
            App instellen
          </Button>
        </>
      )}
      {open === 'setUp' && <AuthenticatorDialog onClose={close} onDone={closeChanged} />}
      {open === 'newCodes' && <NewCodesDialog onClose={close} onDone={closeChanged} />}
      {open === 'remove' && (
        <PasswordDialog
          title="Authenticator-app verwijderen?"
          submitLabel="Verwijderen"
          onSubmit={(currentPassword) => remove.save({ currentPassword }).then(onChanged)}
          onClose={close}
        >
          Je wordt dan niet meer om een code gevraagd. Ook je herstelcodes vervallen.
        </PasswordDialog>
      )}
    </section>
  );
}
