import { extensionPoint } from '../../../platform/extensionPoint';
import type { PortalContext } from '../../../platform/portalContext';
import type { Person } from '../../people/people.loaders';
import type { SessionUser } from '../../people/requestContext';
import type { User } from '../../people/user.model';

/** What somebody has under their care, as far as one area knows. */
export interface Duties {
  /** What it is, each in a few words. */
  items: string[];
  /** Who can take it over, by name. */
  candidates: Person[];
}

/** A kind of thing that somebody has under their care, and that is handed over, or told of, when they leave. */
export interface DutySource {
  /** Unique in the portal. */
  key: string;
  /** Dutch, on screen. */
  title: string;
  /** What becomes of it when nobody is chosen, or can be, in Dutch: 'Niemand'. */
  otherwise: string;
  /** What this person has, also after the account was deactivated. */
  of: (user: User) => Promise<Duties>;
  /**
   * Gives it to somebody else, or to nobody. Doing so again is harmless. Absent: it stays theirs, and is only told of.
   * @throws AppError when it cannot go there
   */
  handOver?: (portal: PortalContext, actor: SessionUser, from: User, to: string | null) => Promise<void>;
  /**
   * What was theirs and is nobody's since, each in a few words, for who comes back. Absent: nothing is given back.
   * @param user as the account was while it was closed
   */
  free?: (user: User) => Promise<string[]>;
  /** Gives that back. Doing so again is harmless. @throws AppError when it cannot go there */
  giveBack?: (portal: PortalContext, actor: SessionUser, user: User) => Promise<void>;
}

/** Where areas say what hangs on a person. */
export const dutySources = extensionPoint<DutySource>('duties');
