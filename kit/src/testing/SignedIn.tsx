import { useSession } from 'kit/session';
import type { ReactNode } from 'react';

/** Shows its children once the session is known, as the shell does. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useSession().state.status === 'signedIn' ? children : null;
}
