import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import type { PermissionId } from '../catalogue/catalogue';
import type { SessionUser } from '../people/requestContext';
import type { Doubles } from './doubles.types';

/** Which of two records stays, as they were shown, and what is taken of the other. */
export interface AskedMerge {
  keptId: string;
  keptRevision: number;
  goneId: string;
  goneRevision: number;
  /** The names of the fields whose value comes from the one that goes. */
  taken: readonly string[];
  /** Of which both values stay, below each other. */
  both: readonly string[];
}

/** A kind of record of which two can be one person or business (docs/domain/portal.md, P465). */
export interface DoubleKind {
  /** Unique in the portal: 'Volunteer'. */
  kind: string;
  /** Who may see, merge and undo. */
  permission: PermissionId;
  /** Who may be kept twice, but for those of whom somebody said that they are not; and who were merged. */
  list(): Promise<Doubles>;
  /** Keeps that two are not one, or takes that back. @throws BAD_USER_INPUT, NOT_FOUND */
  setNone(one: string, other: string, isNone: boolean): Promise<void>;
  /** Merges; it can be undone for 30 days. @returns the name of who stays @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
  merge(portal: PortalContext, actor: SessionUser, asked: AskedMerge): Promise<string>;
  /** Undoes it. @returns what stays as it is now, in Dutch: it was changed since @throws BAD_USER_INPUT, NOT_FOUND */
  undo(portal: PortalContext, actor: SessionUser, goneId: string): Promise<string[]>;
  /** Finishes what a crash left, and forgets what can be undone no more. Safe to repeat. */
  settle(portal: PortalContext): Promise<void>;
}

/** Where areas say what of theirs can be kept twice. */
export const doubleKinds = extensionPoint<DoubleKind>('doubles');

/** What the job does: finishes what a crash left, of all kinds. */
export async function settleMerges(portal: PortalContext): Promise<void> {
  for (const kind of itemsOf(doubleKinds, portal.extensions)) await kind.settle(portal);
}
