import { runArea } from 'kit/testing/runArea';

import remote from '../remote.json';
import Area from './Area';

runArea('__area__', remote.routes, Area);
