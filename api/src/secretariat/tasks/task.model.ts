import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { DAYS_FROM_CARNIVAL } from '../seasonOrder';
import { Month, TimeType } from '../secretariat.enums';

@AnswerType('A step of the checklist of a task.')
export class TaskStep {
  @Field({ description: 'What there is to do: of a task each step is another.' })
  text: string;

  @Field({ description: 'Ticked.' })
  done: boolean;
}

/** That a task became somebody's: they are told of it. */
export class TaskGift {
  @prop({ type: () => String })
  userId: string;

  @prop({ type: () => Date })
  at: Date;

  /** The id of whoever gave it. */
  @prop({ type: () => String })
  by: string;
}

/** A task of a committee, single or made of a draaiboek item. Its revision leaves ticking out. */
@AnswerType('A task of a committee.')
export class Task extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  commissionId: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field({ description: 'Who sees to it, as a role or a name.' })
  @prop({ type: () => String, default: '' })
  responsable: string;

  @Field(() => TimeType, { nullable: true, description: 'When in the event it is done; null: not said.' })
  @prop({ type: () => String })
  timeType?: TimeType | null;

  @Field(() => Month, {
    nullable: true,
    description: 'The month in which it is done; null: no certain month.',
  })
  @prop({ type: () => String })
  period?: Month | null;

  @Field(() => Int, { nullable: true, description: DAYS_FROM_CARNIVAL })
  @prop({ type: () => Number })
  daysFromCarnival?: number | null;

  /** Typed by hand, or else what the days from carnival give. */
  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD; filled in from the days from carnival as long as nobody chose another.',
  })
  @prop({ type: () => String })
  dueDate?: string | null;

  /** The users who do it, in the order they were given it. */
  @prop({ type: () => [String], default: [] })
  assigneeIds: string[];

  /** When it became whose; also of who has it no more. */
  @prop({ type: () => [TaskGift], _id: false, default: [] })
  given: TaskGift[];

  /** The steps; a step is known by its text. */
  @prop({ type: () => [String], default: [] })
  checklist: string[];

  /** Steps that are ticked; apart from the steps, so that an edit of those undoes no tick. */
  @prop({ type: () => [String], default: [] })
  checked: string[];

  @Field({ description: 'Ticked.' })
  @prop({ type: () => Boolean, default: false })
  finished: boolean;

  @Field(() => String, { nullable: true, description: 'The name of whoever ticked it.' })
  @prop({ type: () => String })
  finishedBy?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was ticked; null: it is open.' })
  @prop({ type: () => Date })
  finishedAt?: Date | null;

  @Field(() => ID, { nullable: true, description: 'The subcategory of the draaiboek; null: a single task.' })
  @prop({ type: () => String })
  parent?: string | null;

  @Field(() => ID, { nullable: true, description: 'The category of the draaiboek; null: a single task.' })
  @prop({ type: () => String })
  grandParent?: string | null;

  @Field(() => ID, { nullable: true, description: 'The item of the draaiboek; null: a single task.' })
  @prop({ type: () => String })
  itemId?: string | null;

  /** The minutes of which it is an action point. */
  @prop({ type: () => String })
  meetingId?: string | null;
}

/**
 * The tasks of a committee in one season, in one document, so that taking over a whole draaiboek is one write. Each
 * change is a targeted one: two people who tick at once never undo each other's tick.
 */
@AnswerType('The tasks of a committee in one season.')
@modelOptions({ schemaOptions: { collection: 'commissionTasks', versionKey: false } })
@index({ commissionId: 1, season: -1 })
@index({ 'tasks._id': 1 })
@index({ 'tasks.assigneeIds': 1 })
@index({ 'tasks.given.at': 1 }, { sparse: true })
@index({ 'tasks.dueDate': 1 })
@index({ 'tasks.meetingId': 1 }, { sparse: true })
export class TaskList {
  /** `<commissionId>-<season>`. */
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID, { description: 'The committee and the season: <commissionId>-<season>.' })
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  commissionId: string;

  @Field(() => Int, { description: 'The year it began: 2026 is June 2026 to May 2027.' })
  @prop({ type: () => Number, required: true })
  season: number;

  /** Computed, not stored. */
  @Field({ description: 'The Sunday of the carnival of the season, YYYY-MM-DD.' })
  carnival: string;

  @Field(() => [Task], {
    description: "As they were put by hand; what was not comes after it, in the draaiboek's order.",
  })
  @prop({ type: () => [Task], default: [] })
  tasks: Task[];

  /** The ids of tasks in the order by hand, of each subcategory in which somebody moved one. */
  @prop({ type: () => [String], default: undefined })
  order?: string[];

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const TaskListModel = modelOf(TaskList, { inTrash: 'parts' });

@AnswerType('An open task of mine.')
export class MyTask {
  @Field(() => ID, { description: 'The id of the task.' })
  id: string;

  @Field()
  name: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  dueDate?: string | null;

  @Field(() => ID)
  commissionId: string;

  @Field(() => Int, { description: 'The number of the committee.' })
  commissionIndex: number;

  @Field({ description: 'The name of the committee.' })
  commissionName: string;
}
