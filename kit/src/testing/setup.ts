import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';

// The first use of a lazy part compiles it, on two cores.
configure({ asyncUtilTimeout: 10_000 });
