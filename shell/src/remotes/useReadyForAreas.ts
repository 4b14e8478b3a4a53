import { useEffect } from 'react';

import { useAfterPaint } from '../useAfterPaint';

/** Fetches what every page of an area needs, once the first page stands. */
export function useReadyForAreas(): void {
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted) return;
    Promise.all([
      import('./AreaPage'),
      import('./federation').then(({ fetchSharedRooms }) => fetchSharedRooms()),
    ]).catch(
      // Whoever opens an area is told.
      () => undefined,
    );
  }, [isPainted]);
}
