/** kit/session: who is signed in, what they may see, and leaving a page with unsaved edits. */
export type { Permission } from '../gql/graphql';
export { areaPages, type AreaProps } from './areaPages';
export { Can } from './Can';
export { LeaveWarning } from './LeaveWarning';
export {
  holds,
  type Session,
  type SessionState,
  type SessionUser,
  useSession,
  useUser,
} from './sessionContext';
export { SessionProvider } from './SessionProvider';
