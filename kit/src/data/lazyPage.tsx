import { type ComponentType, lazy } from 'react';

/** React shows a page that failed once more at once; what comes later is a person's retry. */
const SAME_ATTEMPT_MS = 1000;

/**
 * A page whose code is fetched when it is first opened. A fetch that failed is tried again when the page is shown
 * anew, as the retry of the shell does; React's own lazy keeps a failure for good.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
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
  let latest: ComponentType = attempt();
  const current = () => {
    if (failedAt !== undefined && Date.now() - failedAt > SAME_ATTEMPT_MS) {
      failedAt = undefined;
      latest = attempt();
    }
    return latest;
  };
  return function LazyPage() {
    const Page = current();
    return <Page />;
  };
}
