import { type ComponentType, useEffect } from 'react';

import { Late, loadSoon, useLate } from './late';

/**
 * A part beside a page whose code is fetched when it is shown. Until it is there, and as long as it cannot be had, there is
 * nothing in its place: a page never fails for it. It is tried again when the device says that there is a connection.
 * @param soon fetches it at the first sign of somebody, for what is needed when it can no longer be fetched
 *
 * @example
 * const OfflineLine = lazyPart(async () => (await import('./OfflineLine')).OfflineLine, { soon: true });
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { soon = false }: { soon?: boolean } = {},
): ComponentType<Props> {
  const late = new Late(async () => ({ Loaded: await load() }));
  if (soon) loadSoon(late.load);
  return function LazyPart(props: Props) {
    const { code, failed } = useLate(late, true);
    useEffect(() => {
      if (!failed) return;
      const again = () => void late.load().catch(() => undefined);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [failed]);
    return code ? <code.Loaded {...props} /> : null;
  };
}
