import { runArea } from 'kit/testing/runArea';

import Area from './Area';

runArea(
  'website',
  [
    '/contact',
    '/homepage',
    '/ubpf',
    '/overons',
    '/jeugdraad',
    '/liedjesfestival',
    '/kindercarnaval',
    '/carnavalskrant',
    '/nieuwsberichten',
    '/optocht',
  ],
  Area,
);
