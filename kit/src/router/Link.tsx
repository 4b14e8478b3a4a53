import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, matchPath, useLocation, useResolvedPath } from 'react-router';

/** The props of Link. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the portal, or a whole address. */
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** The scroll position stays. */
  preventScrollReset?: boolean;
  /** The browser goes there: for a file of the server. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the portal. Made of the hooks of react-router: its own Link brings what only its framework can use
 * (3 KB gz on the first page).
 */
export function Link({ to, onClick, target, reloadDocument, children, ...rest }: LinkProps) {
  const { replace, state, preventScrollReset, ...shown } = rest;
  const isElsewhere = typeof to === 'string' && /^([a-z][\w+.-]*:|\/\/)/i.test(to);
  const place = isElsewhere ? '' : to;
  const href = useHref(place);
  const follow = useLinkClickHandler<HTMLAnchorElement>(place, {
    target,
    replace,
    state,
    preventScrollReset,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      {...shown}
      href={isElsewhere ? to : href}
      target={target}
      onClick={isElsewhere || reloadDocument ? onClick : click}
    >
      {children}
    </a>
  );
}

/**
 * A link that says when its page is shown.
 * @deprecated Use Link with `aria-current`; it goes with version 2.
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isShown = matchPath({ path: useResolvedPath(rest.to).pathname, end }, pathname) !== null;
  return <Link {...rest} aria-current={isShown ? 'page' : undefined} />;
}
