import { runArea } from 'kit/testing/runArea';

import Area from './Area';

runArea('krant', ['/krant_administratie', '/mijn_adverteerders'], Area);
