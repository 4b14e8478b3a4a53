import { ErrorState } from 'kit/ui';

/** A fault in the shell itself: the last thing that can still be shown. */
export function PageFailed() {
  return (
    <ErrorState
      title="Er ging iets mis op deze pagina"
      text="Wat je had opgeslagen is bewaard."
      onRetry={() => window.location.reload()}
    />
  );
}
