import { type ComponentType, createElement, lazy } from 'react';

/** React shows a page that failed once more at once; what comes later is a person's retry. */
const SAME_ATTEMPT_MS = 1000;

/** A page, or a part of one, whose code comes late. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Fetches its code: somebody is on the way to it. */
  preload: () => Promise<unknown>;
};

/**
 * A page whose code is fetched when it is first opened. A fetch that failed is tried again when the page is shown
 * anew, as the retry of the shell does; React's own lazy keeps a failure for good.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let failedAt: number | undefined;
  const attempt = () =>
    lazy(() =>
      load().then(
        (page) => ({ default: page }),
        (error: unknown) => {
          failedAt = Date.now();
          throw error;
        },
      ),
    );
  let latest: ComponentType<Props> = attempt();
  const current = () => {
    if (failedAt !== undefined && Date.now() - failedAt > SAME_ATTEMPT_MS) {
      failedAt = undefined;
      latest = attempt();
    }
    return latest;
  };
  const Page = (props: Props) => createElement(current(), props);
  return Object.assign(Page, { preload: load });
}
