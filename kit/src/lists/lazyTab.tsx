import type { TabItem } from 'kit/data';
import { Skeleton } from 'kit/ui';
import { type ComponentType, Suspense } from 'react';

/** A part of a page whose code and queries come when it is opened. @param Content of lazyPage */
export function lazyTab(id: string, title: string, Content: ComponentType): TabItem {
  return {
    id,
    title,
    content: (
      <Suspense fallback={<Skeleton rows={4} />}>
        <Content />
      </Suspense>
    ),
  };
}
