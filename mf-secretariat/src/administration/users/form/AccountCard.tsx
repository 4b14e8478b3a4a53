import { formatDate } from 'kit/format';
import { useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Alert, Button, ButtonRow, Card, Stack, ConfirmDialog } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../../../gql/fragment-masking';
import {
  SecretariatSendPasswordLinkDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
  SecretariatAnonymiseUserDocument,
} from '../../../gql/graphql';
import { DeactivateUserDialog } from '../list/DeactivateUserDialog';
import { ReactivateUserButton } from '../list/ReactivateUserButton';
import { AdminSwitch } from '../rights/AdminSwitch';

type User = SecretariatUserFormFragment;

interface AccountCardProps {
  user: User;
  /** The account after what was done here: its revision may have gone up. */
  onChanged: (user: User) => void;
  /** The account was closed. */
  onLeft: () => void;
  /** The account is open again: the form has other rights. */
  onReopened: (user: User) => void;
}

/** What is done to an account beside its form: a link for a new password and, by Admins, who is one. */
export function AccountCard({ user, onChanged, onLeft, onReopened }: AccountCardProps) {
  const me = useUser();
  const [isDeactivating, setDeactivating] = useState(false);
  const { save, saving, error } = useSave(SecretariatSendPasswordLinkDocument, {
    done: `Link verstuurd aan ${user.email}`,
  });
  const send = async () => {
    const { sendPasswordLink } = await save({ userId: user.id });
    const { changeLog } = getFragmentData(SecretariatUserFormFragmentDoc, sendPasswordLink);
    onChanged({ ...user, changeLog });
  };
  return (
    <Card title="Account">
      <Stack>
        {user.deactivatedAt ? (
          <>
            <p>{closedText(user)}</p>
            {!user.isAnonymised && (
              <ButtonRow>
                <ReactivateUserButton
                  user={user}
                  onDone={(after) => onReopened(getFragmentData(SecretariatUserFormFragmentDoc, after))}
                />
                {me.role === 'Admin' && <AnonymiseUserButton user={user} onDone={onLeft} />}
              </ButtonRow>
            )}
          </>
        ) : user.invitation ? (
          <p>Deze gebruiker heeft nog geen wachtwoord. Een uitnodiging stuur je vanuit de lijst.</p>
        ) : (
          <div>
            {/* A failure is in `error` already. */}
            <Button variant="ghost" pending={saving} onClick={() => void send().catch(() => undefined)}>
              Stuur een link om het wachtwoord te herstellen
            </Button>
          </div>
        )}
        {error && <Alert kind="error">{error.message}</Alert>}
        {!user.deactivatedAt && user.id !== me.id && (
          <div>
            <Button variant="ghost" onClick={() => setDeactivating(true)}>
              Deactiveren
            </Button>
          </div>
        )}
        {isDeactivating && (
          <DeactivateUserDialog user={user} onDone={onLeft} onClose={() => setDeactivating(false)} />
        )}
        {!user.deactivatedAt && me.role === 'Admin' && (
          <AdminSwitch user={user} isSelf={user.id === me.id} onChanged={onChanged} />
        )}
      </Stack>
    </Card>
  );
}

function closedText({ deactivatedAt, deactivatedBy, isAnonymised }: User): string {
  const closed = `Dit account is gedeactiveerd op ${formatDate(deactivatedAt)} door ${deactivatedBy ?? 'iemand'}`;
  return isAnonymised ? `${closed} en daarna geanonimiseerd.` : `${closed}. Wijzigen kan weer na activeren.`;
}

interface AnonymiseUserButtonProps {
  user: { id: string; name: string; revision: number };
  onDone: () => void;
}

/** Takes all that is personal out of a closed account, after asking: it cannot be undone. */
function AnonymiseUserButton({ user: { id, name, revision }, onDone }: AnonymiseUserButtonProps) {
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
