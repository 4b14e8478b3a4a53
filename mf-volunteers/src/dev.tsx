import { runArea } from 'kit/testing/runArea';

import remote from '../remote.json';
import Area from './Area';

runArea('volunteers', remote.routes, Area);
