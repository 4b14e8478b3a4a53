import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { AnswerType } from '../../platform/schema/answerType';
import type { PermissionId } from '../catalogue/catalogue';
import type { SessionUser } from '../people/requestContext';

@AnswerType('A record that may be kept twice.')
export class DoubleRecord {
  @Field(() => ID, { description: 'The id of the record.' })
  id: string;

  @Field(() => Int, { description: 'As it is shown, to be sent along when it is merged.' })
  revision: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: "What hangs on it, in Dutch: '3 facturen'." })
  detail: string;
}

@AnswerType('A field in which two records differ.')
export class DoubleField {
  @Field({ description: 'As `taken` and `both` call it.' })
  name: string;

  @Field({ description: 'What it is called, in Dutch.' })
  label: string;

  @Field(() => [String], { description: "What each of the two has, in their order; '': nothing." })
  values: string[];

  @Field({ description: 'Both values can stay, below each other.' })
  canBeBoth: boolean;
}

@AnswerType('Two records that may be one.')
export class DoublePair {
  @Field(() => ID, { description: 'Of their ids.' })
  id: string;

  @Field(() => [DoubleRecord], { description: 'The two, first the one on which most hangs.' })
  records: DoubleRecord[];

  @Field(() => [String], { description: 'What they have in common beside their name, in Dutch.' })
  inCommon: string[];

  @Field(() => [DoubleField], { description: 'The fields in which they differ.' })
  fields: DoubleField[];
}

@AnswerType('A record that was merged into another.')
export class MergedRecord {
  @Field(() => ID, { description: 'The id it had.' })
  id: string;

  @Field({ description: 'The name it had.' })
  name: string;

  @Field({ description: 'The name of the record that stayed.' })
  into: string;

  @Field(() => GraphQLDateTime, { description: 'When they were merged.' })
  at: Date;

  @Field({ description: 'The name of who did it.' })
  byName: string;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be undone.' })
  until: Date;
}

@AnswerType('Records of a kind that may be kept twice.')
export class Doubles {
  @Field(() => Int, { description: 'How many pairs in all.' })
  count: number;

  @Field(() => [DoublePair], { description: 'Those with most in common first, 50 at most.' })
  pairs: DoublePair[];

  @Field(() => [MergedRecord], {
    description: 'What was merged and can still come back, newest first, 50 at most.',
  })
  merged: MergedRecord[];
}

/** Which of two records stays, as they were shown, and what is taken of the other. */
interface AskedMerge {
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
