import { localData } from 'kit/offline';

import { takeOver } from './takeOver';

const PREFIX = 'krant.2.';

/** What the newspaper's pages keep on this device. */
export const krantData = localData(PREFIX, (storage) => takeOver(storage, PREFIX));
