/** kit/session: who is signed in and what they may see. */
export type { Permission } from '../gql/graphql';
export { announceExport, type ExportedList, onExported } from './announceExport';
export { areaPages, type AreaProps, type LoadedAreaPages } from './areaPages';
export { LayersInHistory } from './LayersInHistory';
export { LeaveGuard } from './LeaveGuard';
export { type FindPlaces, type PlaceItem, type PlaceName, PlacesContext, usePlaces } from './places';
export {
  hasPermission,
  type Session,
  type SessionState,
  type SessionUser,
  useSession,
  useUser,
  Can,
} from './sessionContext';
export { SessionProvider } from './SessionProvider';
