import { Button, Skeleton } from 'kit/ui';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

import type { ComparisonBarsProps } from './ComparisonBars';

/**
 * A {@link ComparisonBars} whose library, 100 KB, comes when its place is scrolled to. Without it the page is whole but for
 * a picture.
 */
export function ComparisonChart(props: ComparisonBarsProps) {
  const [Chart, setChart] = useState<ComponentType<ComparisonBarsProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(place);
  useEffect(() => {
    if (!isInView) return;
    let isGone = false;
    import('./ComparisonBars').then(
      (loaded) => void (!isGone && setChart(() => loaded.ComparisonBars)),
      () => void (!isGone && setFailed(true)),
    );
    return () => void (isGone = true);
  }, [attempt, isInView]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (Chart) return <Chart {...props} />;
  if (!failed) {
    return (
      <div ref={place}>
        <Skeleton rows={4} />
      </div>
    );
  }
  return (
    <p>
      De grafiek kan niet worden geladen.{' '}
      <Button variant="text" size="small" onClick={retry}>
        Opnieuw proberen
      </Button>
    </p>
  );
}

/** Whether an element is, or was, on the screen; where that cannot be known, it is. */
function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isInView || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
