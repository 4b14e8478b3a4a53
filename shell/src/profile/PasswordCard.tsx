import { Card, Skeleton } from 'kit/ui';
import { lazy, Suspense } from 'react';

import { useAfterPaint } from '../useAfterPaint';

// Far down the page, and with it comes all that forms need: the page itself stands first.
const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));

/** About as high as the form: little below it moves when it comes. */
const placeholder = <Skeleton rows={1} height={250} />;

/** 'Wachtwoord veranderen'. */
export function PasswordCard() {
  const isPainted = useAfterPaint();
  return (
    <Card title="Wachtwoord veranderen">
      {isPainted ? (
        <Suspense fallback={placeholder}>
          <PasswordForm />
        </Suspense>
      ) : (
        placeholder
      )}
    </Card>
  );
}
