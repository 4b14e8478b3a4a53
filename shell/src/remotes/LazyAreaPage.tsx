import { Skeleton } from 'kit/ui';
import { type ComponentProps, lazy, Suspense } from 'react';

import type { AreaPage as Loaded } from './AreaPage';

const load = async () => ({ default: (await import('./AreaPage')).AreaPage });
const Page = lazy(load);

// The first page does without; who comes by an address of an area has it beside the session.
if (!['/', '/login'].includes(window.location.pathname)) load().catch(() => undefined);

/** A page of a remote (AreaPage). */
export function AreaPage(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Page {...props} />
    </Suspense>
  );
}
