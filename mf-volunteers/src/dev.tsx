import { runArea } from 'kit/testing/runArea';

import Area from './Area';

runArea('volunteers', ['/boerenploeg'], Area);
