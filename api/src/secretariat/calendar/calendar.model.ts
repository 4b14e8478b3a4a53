import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, ObjectType } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/revisedRecord';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';

/** A row of the yearly programme. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A row of the yearly programme.' })
@modelOptions({ schemaOptions: { collection: 'calendar', versionKey: false } })
@index({ date: 1 })
export class CalendarEntry extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field({ description: 'The activity.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "Remarks; '': none." })
  @prop({ type: () => String, default: '' })
  comment: string;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const CalendarEntryModel = modelOf(CalendarEntry, { inTrash: 'record', searchedBy: 'name' });
