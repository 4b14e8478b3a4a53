import type { init } from '@module-federation/enhanced/runtime';

type Options = Parameters<typeof init>[0];

/** What the shell provides to remotes. The build fills it (shell/providedLoader.js); tests have no remotes. */
export const provided: Required<Pick<Options, 'shared' | 'plugins'>> = { shared: {}, plugins: [] };
