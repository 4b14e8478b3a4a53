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
