import { runArea } from 'kit/testing/runArea';

import Area from './Area';

runArea('club', ['/club'], Area);
