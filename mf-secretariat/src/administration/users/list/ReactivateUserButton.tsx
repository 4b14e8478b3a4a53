import { useSave } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';

import {
  SecretariatReactivateUserDocument,
  type SecretariatReactivateUserMutation,
} from '../../../gql/graphql';
import { useConfirmExternal } from '../form/useConfirmExternal';

interface ReactivateUserButtonProps {
  user: { id: string; revision: number };
  onDone: (user: SecretariatReactivateUserMutation['reactivateUser']) => Promise<unknown> | void;
}

/** Opens a closed account again. */
export function ReactivateUserButton({ user: { id, revision }, onDone }: ReactivateUserButtonProps) {
  const { save, saving, error } = useSave(SecretariatReactivateUserDocument, {
    done: 'Gebruiker weer geactiveerd',
  });
  const { confirmed, question } = useConfirmExternal();
  const activate = async () => {
    const { reactivateUser } = await confirmed((also) => save({ id, revision, ...also }));
    await onDone(reactivateUser);
  };
  const isAsked = error?.fields.confirmExternal !== undefined;
  return (
    <>
      {/* A failure is in `error` already. */}
      <Button
        variant="ghost"
        size="small"
        pending={saving}
        onClick={() => void activate().catch(() => undefined)}
      >
        Activeren
      </Button>
      {error && !isAsked && <Alert kind="error">{error.message}</Alert>}
      {question}
    </>
  );
}
