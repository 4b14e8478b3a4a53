import { club } from '../club';
import { core } from '../identity';
import { krant } from '../krant';
import type { Area } from '../platform/area';
import { secretariat } from '../secretariat';
import { stock } from '../stock';
import { volunteers } from '../volunteers';
import { website } from '../website';

/** The areas of the API. An area that gets its own part adds its `index.ts` here. */
export const areas: readonly Area[] = [core, secretariat, website, club, stock, volunteers, krant];
