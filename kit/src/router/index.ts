/**
 * kit/router: the parts of react-router that pages use, and leaving a page with unsaved edits. Shared as a room and not as the library itself, because a
 * shared module is shipped whole: this saves every first page 35 KB (gz). Add a name here when a page needs it.
 */
export { Link, type LinkProps, NavLink } from './Link';
export { unsaved, useUnsaved } from './unsaved';
export {
  type AddressOptions,
  type AddressValues,
  useAddressValues,
  ownBack,
  entryOf,
  pageOf,
} from './useAddressValues';
export { useGoToSearch } from './useGoToSearch';
export {
  createBrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router';
