import { init } from '@module-federation/enhanced/runtime';

import { provided } from './provided';

/**
 * Module federation of this tab. By its runtime and not by its plugin for webpack, with which nothing begins before it: so
 * the first page does without.
 */
export const federation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  ...provided,
});

/** Fetches what every area asks for. */
export const fetchSharedRooms = () =>
  Promise.all([import('kit/graphql'), import('kit/router'), import('kit/session'), import('kit/ui')]);
