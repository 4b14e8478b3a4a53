import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { ApiError, toApiError, useApolloClient } from 'kit/graphql';
import { Alert, Button, Stack } from 'kit/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { KitSignInWithPasskeyDocument, KitStartPasskeySignInDocument } from '../gql/lazy/graphql';
const NOT_CHOSEN = 'Er is geen passkey gekozen. Probeer het opnieuw of log in met je wachtwoord.';

/** The props of PasskeyButton. */
export interface PasskeyButtonProps {
  /** Goes on with the session that was begun. */
  takeOver: () => Promise<void>;
  /** Only as this user: whose page goes on. */
  userId?: string;
}

/** 'Inloggen met passkey', which needs nothing else; not there in a browser that knows none. */
export function PasskeyButton({ takeOver, userId }: PasskeyButtonProps) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!browserSupportsWebAuthn()) return null;

  const ask = async () => {
    const { data } = await client.mutate({ mutation: KitStartPasskeySignInDocument });
    const optionsJSON = JSON.parse(data?.startPasskeySignIn ?? '') as AskedOptions;
    // The browser's own errors are English, and the most frequent one is that somebody changed their mind.
    const answer = await startAuthentication({ optionsJSON }).catch(() => {
      throw new ApiError(NOT_CHOSEN, 'NOT_CHOSEN');
    });
    const variables = { response: JSON.stringify(answer), ...(userId && { userId }) };
    await client.mutate({ mutation: KitSignInWithPasskeyDocument, variables });
    await takeOver();
  };
  const signIn = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await ask();
    } catch (error) {
      setFailure(toApiError(error).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack>
      <Button
        variant="ghost"
        wide
        icon={<KeyRound aria-hidden />}
        pending={pending}
        onClick={() => void signIn()}
      >
        Inloggen met passkey
      </Button>
      {failure && <Alert kind="error">{failure}</Alert>}
    </Stack>
  );
}

type AskedOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
