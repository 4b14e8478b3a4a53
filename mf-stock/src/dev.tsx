import { runArea } from 'kit/testing/runArea';

import remote from '../remote.json';
import Area from './Area';

runArea('stock', remote.routes, Area);
