import { Button, Card, Skeleton } from 'kit/ui';
import { lazy, Suspense, useState } from 'react';

const MyTokens = lazy(async () => ({ default: (await import('./MyTokens')).MyTokens }));

/** 'API-tokens': for who lets a program ask; its list comes when it is asked for. */
export function TokensCard() {
  const [shown, setShown] = useState(false);
  return (
    <Card title="API-tokens">
      {shown ? (
        <Suspense fallback={<Skeleton rows={2} />}>
          <MyTokens />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setShown(true)}>
          Tokens tonen
        </Button>
      )}
    </Card>
  );
}
