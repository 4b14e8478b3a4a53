import { useUser } from 'kit/session';
import { Alert, Button, Card, Skeleton } from 'kit/ui';
import { lazy, Suspense, useState } from 'react';

const MySecondFactor = lazy(async () => ({ default: (await import('./MySecondFactor')).MySecondFactor }));

/** 'Inloggen in twee stappen'; what is set up comes when it is asked for, or when it must be. */
export function SecondFactorCard() {
  const { secondFactorMissing } = useUser();
  const [asked, setAsked] = useState(secondFactorMissing);
  const shown = asked || secondFactorMissing;
  return (
    <Card title="Inloggen in twee stappen">
      {secondFactorMissing && (
        <Alert kind="warning" title="Stel eerst een tweede stap in">
          Met jouw rechten log je in met meer dan een wachtwoord. Tot je hier een authenticator-app of passkey
          hebt ingesteld, zie je alleen je persoonlijke pagina.
        </Alert>
      )}
      {shown ? (
        <Suspense fallback={<Skeleton rows={3} />}>
          <MySecondFactor />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          Tweede stap bekijken
        </Button>
      )}
    </Card>
  );
}
