import { modelOptions, prop, Severity } from '@typegoose/typegoose';
import { ObjectType } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';

/**
 * begun: who stays has to get what is theirs. done. undoing: it has to come back to them; returned: of a member of the club the
 * payments have. forgotten: what is needed to undo it is gone, for good.
 */
export type MergeStep = 'begun' | 'done' | 'undoing' | 'returned' | 'forgotten';

/** That a record was merged into another of its kind (docs/domain/portal.md, P465). */
@modelOptions({ schemaOptions: { _id: false }, options: { allowMixed: Severity.ALLOW } })
export class Merge {
  /** The id of the record that stayed. */
  @prop({ type: () => String, required: true })
  into: string;

  @prop({ type: () => Date, required: true })
  at: Date;

  /** The name of who did it. */
  @prop({ type: () => String, required: true })
  byName: string;

  /** The request. */
  @prop({ type: () => String, required: true })
  key: string;

  @prop({ type: () => String, required: true })
  step: MergeStep;

  /** What the other gets of it, by field; absent: nothing. */
  @prop({ type: () => Object })
  taken?: Record<string, unknown>;

  /** What it was there. */
  @prop({ type: () => Object })
  before?: Record<string, unknown>;

  /** What referred to it and refers to the other now: ids by reference. */
  @prop({ type: () => Object })
  moved?: Record<string, string[]>;

  /** What moved that is in the record itself, as its kind keeps it. */
  @prop({ type: () => Object })
  parts?: Record<string, unknown>;
}

/** A record that can be merged. */
@ObjectType({ simpleResolvers: true })
export abstract class MergeableRecord extends LoggedRecord {
  /** Of who was merged into another. */
  @prop({ type: () => Merge })
  merge?: Merge | null;

  /** The ids of those that were merged into this one. */
  @prop({ type: () => [String], default: undefined })
  mergedIds?: string[];

  /** The ids of those of which somebody said that they are not this one; kept with the lower of the two. */
  @prop({ type: () => [String], default: undefined })
  notDoubleOf?: string[];
}

/** The fields of it, for the register of personal data. */
export const MERGE_PRIVACY = {
  personal: ['merge.taken', 'merge.before', 'merge.parts'],
  actor: ['merge.byName'],
  none: [
    ...['mergedIds', 'notDoubleOf'],
    ...['merge.into', 'merge.at', 'merge.key', 'merge.step', 'merge.moved'],
  ],
} as const;
