import { useUser } from 'kit/session';
import { PageTitle, Skeleton } from 'kit/ui';
import { lazy, type ReactNode, Suspense } from 'react';

import { HomeTop } from '../home/HomeTop';
import { useAfterPaint } from '../useAfterPaint';

// Below what waits: the page stands first.
const ProfileCards = lazy(async () => ({ default: (await import('./ProfileCards')).ProfileCards }));

/** What waits for me first; then 'Persoonlijke pagina': own details, each edited inline, and the own password. */
export function ProfilePage() {
  const user = useUser();
  if (!user.secondFactorMissing) {
    return (
      <HomeTop>
        <Cards />
      </HomeTop>
    );
  }
  return (
    <>
      {/* Their rights sleep: the first thing to do is below. */}
      <PageTitle sub={user.name}>Persoonlijke pagina</PageTitle>
      <Cards fallback={<Skeleton />} />
    </>
  );
}

function Cards({ fallback }: { fallback?: ReactNode }) {
  const isPainted = useAfterPaint();
  return (
    isPainted && (
      <Suspense fallback={fallback}>
        <ProfileCards />
      </Suspense>
    )
  );
}
