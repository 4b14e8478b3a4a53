import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';

/** Personal data of __AreaTitle__. */
export const __area__Privacy: readonly CollectionPrivacy[] = [];
