import { Button, Skeleton } from 'kit/ui';
import { type ComponentType, useEffect, useState } from 'react';

import type { PairsChartProps } from './PairsChart';

/** A {@link PairsChart} whose library comes when it is shown. Without it the page is whole but for a picture. */
export function PairsPicture(props: PairsChartProps) {
  const [Chart, setChart] = useState<ComponentType<PairsChartProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./PairsChart').then(
      (loaded) => void (!isGone && setChart(() => loaded.PairsChart)),
      () => void (!isGone && setFailed(true)),
    );
    return () => void (isGone = true);
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (Chart) return <Chart {...props} />;
  if (!failed) return <Skeleton rows={4} />;
  return (
    <p>
      De grafiek kan niet worden geladen.{' '}
      <Button variant="text" size="small" onClick={retry}>
        Opnieuw proberen
      </Button>
    </p>
  );
}
