import { runArea } from 'kit/testing/runArea';

import { routes } from '../remote.json';
import Area from './Area';

runArea('website', routes, Area);
