import { club } from '../club';
import { finance } from '../finance';
import { identity } from '../identity';
import type { Area } from '../identity/area';
import { krant } from '../krant';
import { secretariat } from '../secretariat';
import { stock } from '../stock';
import { volunteers } from '../volunteers';
import { website } from '../website';

/** The areas of the API. An area that gets its own part adds its `index.ts` here. */
export const areas: readonly Area[] = [
  identity,
  secretariat,
  finance,
  website,
  club,
  stock,
  volunteers,
  krant,
];
