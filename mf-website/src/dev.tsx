import { runArea } from 'kit/testing/runArea';

import remote from '../remote.json';
import Area from './Area';

runArea('website', remote.routes, Area);
