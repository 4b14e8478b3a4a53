import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';

// The first use of a lazy part compiles it, on two cores.
configure({ asyncUtilTimeout: 10_000 });

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
