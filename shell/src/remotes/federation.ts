import { init } from '@module-federation/enhanced/runtime';

type Options = Parameters<typeof init>[0];

/** What the shell provides to remotes. The build fills it (shell/providedLoader.js); tests have no remotes. */
const provided: Required<Pick<Options, 'shared' | 'plugins'>> = { shared: {}, plugins: [] };

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
