import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What has become of long work. */
export enum WorkState {
  running = 'running',
  done = 'done',
  failed = 'failed',
  cancelled = 'cancelled',
}

registerEnumType(WorkState, { name: 'WorkState' });

/**
 * Work that takes longer than a request, such as making a thousand letters. Its state is here and not in a process, so
 * that a page shows it after a reload and another process goes on with it after a crash.
 */
@ObjectType({ simpleResolvers: true, description: 'Work that takes longer than a request.' })
@modelOptions({ schemaOptions: { collection: 'works', versionKey: false } })
@index({ kind: 1, subject: 1 }, { unique: true, partialFilterExpression: { state: 'running' } })
@index({ state: 1, leaseUntil: 1 })
export class Work {
  @Field(() => ID)
  id: string;

  @prop({ type: () => String, required: true })
  kind: string;

  /** What it works on, such as the id of a record. Of one subject one is running at a time. */
  @prop({ type: () => String, required: true })
  subject: string;

  @Field(() => WorkState)
  @prop({ type: () => String, enum: WorkState, default: WorkState.running })
  state: WorkState;

  @Field(() => Int, { description: 'Steps that are done.' })
  @prop({ type: () => Number, default: 0 })
  done: number;

  @Field(() => Int, { description: 'Steps in all; 0 while that is not known.' })
  @prop({ type: () => Number, default: 0 })
  total: number;

  @Field(() => String, { nullable: true, description: 'Failed: why, for the person at the screen.' })
  @prop({ type: () => String })
  message?: string | null;

  /** The process that does it, until then; after that any other may take it over. */
  @prop({ type: () => String })
  owner?: string;

  @prop({ type: () => Date, default: () => new Date(0) })
  leaseUntil: Date;

  @prop({ type: () => Date, default: () => new Date() })
  startedAt: Date;
}

export const WorkModel = getModelForClass(Work);
