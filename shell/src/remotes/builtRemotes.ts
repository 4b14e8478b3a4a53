import type { BuiltRemotes } from './declared';
import { type AreaRoute, routesOf } from './routes';

/** Defined by the build (shell/builtRemotes.js). */
declare const BUILT_REMOTES: BuiltRemotes;

/** What the remotes of this repository declared when the shell was built: for when the list of the server does not say it. */
export const builtRemotes = BUILT_REMOTES;

/** The pages that were known then. */
export const builtRoutes: readonly AreaRoute[] = routesOf({}, builtRemotes);
