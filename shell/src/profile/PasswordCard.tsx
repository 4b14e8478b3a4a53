import { Card, Skeleton } from 'kit/ui';
import { lazy, Suspense } from 'react';

const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));

/** 'Wachtwoord veranderen'. */
export function PasswordCard() {
  return (
    <Card title="Wachtwoord veranderen">
      <Suspense fallback={<Skeleton rows={2} height={46} />}>
        <PasswordForm />
      </Suspense>
    </Card>
  );
}
