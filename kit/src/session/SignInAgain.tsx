import { Dialog } from 'kit/ui';
import { lazy, Suspense } from 'react';

import type { SessionUser } from './sessionContext';

const SignInAgainForm = lazy(() => import('./SignInAgainForm'));

/** The session has expired: sign in again over the page, which keeps what was typed, and go on. */
export function SignInAgain({ user }: { user: SessionUser }) {
  return (
    <Dialog isOpen onClose={() => undefined} title="Log opnieuw in" size={400} noClose alert>
      <p>Je was te lang weg. Log opnieuw in om verder te gaan; wat je had ingevuld staat er nog.</p>
      <Suspense>
        <SignInAgainForm user={user} />
      </Suspense>
    </Dialog>
  );
}
