import { club } from './club';
import type { Area } from './core/area';
import { core } from './core/core.area';
import { krant } from './krant';
import { secretariat } from './secretariat';
import { stock } from './stock';
import { volunteers } from './volunteers';
import { website } from './website';

/** The areas of the API. An area that gets its own part adds its `index.ts` here. */
export const areas: readonly Area[] = [core, secretariat, website, club, stock, volunteers, krant];
