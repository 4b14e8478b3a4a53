import { Skeleton } from 'kit/ui';
import { type ComponentProps, useEffect, useState } from 'react';

import type { AreaPage as Loaded } from './AreaPage';
import { prefetch } from './prefetch';
import { remotes } from './remoteList';
import { routesOf } from './routes';

let loaded: typeof Loaded | undefined;
const load = async () => (loaded = (await import('./AreaPage')).AreaPage);

// The first page does without; who comes by an address of an area has both it and the area beside the session.
const { pathname } = window.location;
if (!['/', '/login'].includes(pathname)) {
  load().catch(() => undefined);
  remotes.current().then(
    ({ areas }) => prefetch(routesOf(areas), pathname),
    () => undefined,
  );
}

/**
 * A page of a remote (AreaPage). Not by React's lazy: what a page that waits for its code has begun may be begun once more,
 * and a remote that fails would count twice.
 */
export function AreaPage(props: ComponentProps<typeof Loaded>) {
  const [code, setCode] = useState<{ Page?: typeof Loaded; error?: Error }>({ Page: loaded });
  const { Page, error } = code;
  const isMissing = Page === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      (Page) => void (isGone || setCode({ Page })),
      (error: Error) => void (isGone || setCode({ error })),
    );
    return () => void (isGone = true);
  }, [isMissing]);
  // The error page of the router has a retry.
  if (error) throw error;
  return Page ? <Page {...props} /> : <Skeleton />;
}
