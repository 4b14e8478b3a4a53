import { Skeleton } from 'kit/ui';
import { type ComponentType, Suspense } from 'react';

/** What the shell gives a remote: which entry of its route table is shown. */
export interface AreaProps {
  /**
   * The path of the route table, such as '/gebruikeraanpassen/:uid', whose parameters come from `useParams`; or what it put in
   * a place, such as 'commission tab/speldjes'.
   */
  route: string;
}

/** An Area made of pages. */
export type LoadedAreaPages = ComponentType<AreaProps> & {
  /** Fetches the code of a page that somebody is on the way to; undefined when there is nothing to fetch. */
  preload: (route: string) => Promise<unknown> | undefined;
};

/**
 * Makes an Area of its pages.
 * @param pages path of the shell's route table, or `<place>/<id>` → page, best a `lazyPage` of kit/data
 */
export function areaPages(
  pages: Readonly<Record<string, ComponentType & { preload?: () => Promise<unknown> }>>,
): LoadedAreaPages {
  function Area({ route }: AreaProps) {
    const Page = pages[route];
    if (!Page) throw new Error(`This area has no page for ${route}.`);
    return (
      <Suspense fallback={<Skeleton />}>
        <Page />
      </Suspense>
    );
  }
  return Object.assign(Area, { preload: (route: string) => pages[route]?.preload?.() });
}
