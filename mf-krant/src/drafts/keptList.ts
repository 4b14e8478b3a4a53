import { keptData } from 'kit/offline';

import type { KrantOwnQuery } from '../gql/graphql';
import { krantData } from './localData';

/** The own list of a user, as this device last read it. */
export const keptList = keptData<KrantOwnQuery>(krantData, 'own.');
