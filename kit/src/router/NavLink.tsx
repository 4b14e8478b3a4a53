import { matchPath, useLocation, useResolvedPath } from 'react-router';

import { Link, type LinkProps } from './Link';

/**
 * A link that says when its page is shown.
 * @deprecated Use Link with `aria-current`; it goes with version 2.
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isShown = matchPath({ path: useResolvedPath(rest.to).pathname, end }, pathname) !== null;
  return <Link {...rest} aria-current={isShown ? 'page' : undefined} />;
}
