import '@testing-library/jest-dom';

import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // The first use of a lazy part compiles it, on two cores.
  asyncUtilTimeout: 10_000,
  // What waits asks anew at each change of the page, and each time nothing is there the library writes out the whole page for
  // an error that nobody reads. Here it is written out when the error is read: once, at the end of a wait in vain.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
    return error;
  },
});

function isWaiting(): boolean {
  return (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true
  );
}

// Every test has a device of its own: what pages keep for when there is no connection is gone after it.
afterEach(() => {
  sessionStorage.clear();
  Object.keys(localStorage)
    .filter((key) => key.startsWith('carnaval.kept.'))
    .forEach((key) => localStorage.removeItem(key));
});

// A query by role asks of each element and those around it whether they are shown, and jsdom works that out from all the
// styles of the page: a third of the time of all tests. Here only the element's own style tells; what a style sheet shows
// or hides is for a browser.
const UNSTYLED: Record<string, string> = { display: 'block', visibility: 'visible', pointerEvents: 'auto' };
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  return new Proxy(style, {
    get(_, name: string) {
      if (name === 'getPropertyValue')
        return (property: string) => style.getPropertyValue(property) || UNSTYLED[property] || '';
      return (Reflect.get(style, name) as string) || UNSTYLED[name] || '';
    },
  });
};
