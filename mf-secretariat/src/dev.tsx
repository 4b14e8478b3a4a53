import { runArea } from 'kit/testing/runArea';

import Area from './Area';

runArea(
  'secretariat',
  [
    '/gebruikers',
    '/gebruikertoevoegen',
    '/gebruikeraanpassen/:uid',
    '/ledenlijst',
    '/commissielijst',
    '/notulenagendas',
    '/jaarprogramma',
    '/financien',
    '/facturen',
    '/declaraties',
    '/commissies/:id',
  ],
  Area,
);
