import { runArea } from 'kit/testing/runArea';

import Area from './Area';

runArea('stock', ['/voorraad/producten', '/voorraad/nieuw_product', '/voorraad/instellingen'], Area);
