import { ConfirmActionDialog } from 'kit/editing';
import { useApolloClient, useSave } from 'kit/graphql';
import { SmallText } from 'kit/lists';
import { Alert, Button, Checkbox, Stack } from 'kit/ui';
import { useState } from 'react';

import {
  SecretariatReactivateUserDocument,
  type SecretariatReactivateUserMutation,
  SecretariatUserReturnsDocument,
  type SecretariatUserReturnsQuery,
} from '../../../gql/graphql';
import { useConfirmExternal } from '../form/useConfirmExternal';

type Return = SecretariatUserReturnsQuery['userReturns'][number];

interface ReactivateUserButtonProps {
  user: { id: string; revision: number };
  onDone: (user: SecretariatReactivateUserMutation['reactivateUser']) => Promise<unknown> | void;
}

/** Opens a closed account again. What was theirs and nobody has since is offered first. */
export function ReactivateUserButton({ user: { id, revision }, onDone }: ReactivateUserButtonProps) {
  const client = useApolloClient();
  const { save, error } = useSave(SecretariatReactivateUserDocument, {
    done: 'Gebruiker weer geactiveerd',
  });
  const [busy, setBusy] = useState(false);
  const [offered, setOffered] = useState<readonly Return[]>();
  const { confirmed, question } = useConfirmExternal();
  const activate = async (giveBack: readonly string[]) => {
    const back = giveBack.length > 0 && { giveBack: [...giveBack] };
    const { reactivateUser } = await confirmed((also) => save({ id, revision, ...back, ...also }));
    await onDone(reactivateUser);
  };
  const begin = async () => {
    setBusy(true);
    try {
      const asked = { query: SecretariatUserReturnsDocument, variables: { userId: id } };
      // Opening the account does not wait for what could be offered.
      const found = await client.query({ ...asked, fetchPolicy: 'network-only' }).catch(() => undefined);
      const returns = found?.data?.userReturns ?? [];
      if (returns.length > 0) setOffered(returns);
      else await activate([]);
    } finally {
      setBusy(false);
    }
  };
  const isAsked = error?.fields.confirmExternal !== undefined;
  return (
    <>
      {/* A failure is in `error` already. */}
      <Button variant="ghost" size="small" pending={busy} onClick={() => void begin().catch(() => undefined)}>
        Activeren
      </Button>
      {error && !isAsked && <Alert kind="error">{error.message}</Alert>}
      {offered && (
        <GiveBackDialog offered={offered} onActivate={activate} onClose={() => setOffered(undefined)} />
      )}
      {question}
    </>
  );
}

interface GiveBackDialogProps {
  offered: readonly Return[];
  onActivate: (giveBack: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** Asks what becomes theirs again: all of it, unless somebody says otherwise. */
function GiveBackDialog({ offered, onActivate, onClose }: GiveBackDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = offered.map(({ key }) => key).filter((key) => !left.includes(key));
  return (
    <ConfirmActionDialog
      question="Wat krijgt deze gebruiker terug?"
      confirmLabel="Activeren"
      onConfirm={() => onActivate(chosen)}
      onClose={onClose}
    >
      <Stack>
        {offered.map(({ key, title, count, items }) => (
          <div key={key}>
            <Checkbox
              label={`${title} (${count})`}
              checked={!left.includes(key)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((one) => one !== key) : [...left, key])
              }
            />
            <SmallText>{items.join(', ')}</SmallText>
          </div>
        ))}
      </Stack>
    </ConfirmActionDialog>
  );
}
