import { useSession } from 'kit/session';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useAfterPaint } from '../useAfterPaint';

// Nobody waits for these at first.
const GuidePanel = lazy(async () => ({ default: (await import('../guide/GuidePanel')).GuidePanel }));
const TourCard = lazy(async () => ({ default: (await import('../tour/TourCard')).TourCard }));

/** The explanation behind '?', and the tour of a first visit. */
export function useHelp(): { openHelp: () => void; help: ReactNode } {
  const { state } = useSession();
  const isPainted = useAfterPaint();
  const [isOpen, setOpen] = useState(false);
  const [tour, setTour] = useState<'again' | 'ended'>();
  const user = state.status === 'signedIn' ? state.user : undefined;
  // Who was signed in before this was made is kept on the device without it.
  const newTours = user?.newTours as string[] | undefined;
  const isNew = isPainted && tour === undefined && Boolean(newTours?.length);
  const help = user && (
    <Suspense>
      {isOpen && (
        <GuidePanel
          onClose={() => setOpen(false)}
          onTour={() => {
            setOpen(false);
            setTour('again');
          }}
        />
      )}
      {(isNew || tour === 'again') && (
        <TourCard key={tour} again={tour === 'again'} onClose={() => setTour('ended')} />
      )}
    </Suspense>
  );
  return { openHelp: () => setOpen(true), help };
}
