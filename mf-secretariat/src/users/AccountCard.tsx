import { useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Alert, Button, Card, Stack } from 'kit/ui';

import { getFragmentData } from '../gql/fragment-masking';
import {
  SecretariatSendPasswordLinkDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
} from '../gql/graphql';
import { AdminSwitch } from './AdminSwitch';

type User = SecretariatUserFormFragment;

interface AccountCardProps {
  user: User;
  /** The account after what was done here: its revision may have gone up. */
  onChanged: (user: User) => void;
}

/** What is done to an account beside its form: a link for a new password and, by Admins, who is one. */
export function AccountCard({ user, onChanged }: AccountCardProps) {
  const me = useUser();
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
        {user.invitation ? (
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
        {me.role === 'Admin' && <AdminSwitch user={user} isSelf={user.id === me.id} onChanged={onChanged} />}
      </Stack>
    </Card>
  );
}
