import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';

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

  @Field({ description: "When it begins, HH:mm; '': it takes the whole day." })
  @prop({ type: () => String, default: '' })
  from: string;

  @Field({ description: 'HH:mm; before or at "from" it is on the next day; \'\': not said.' })
  @prop({ type: () => String, default: '' })
  to: string;

  @Field({ description: "Where it is; '': not said." })
  @prop({ type: () => String, default: '' })
  place: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The committee whose activity it is; null: of no one committee.',
  })
  @prop({ type: () => String })
  commissionId?: string | null;

  @Field({ description: "Remarks; '': none." })
  @prop({ type: () => String, default: '' })
  comment: string;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const CalendarEntryModel = modelOf(CalendarEntry, { inTrash: 'record', searchedBy: 'name' });

/** A committee that an activity can be of: its name alone, for who keeps the programme may not see who is in it. */
@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'A committee that an activity of the programme can be of.',
})
export class CalendarCommittee {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field(() => Int, { description: 'The number it is known by.' })
  index: number;

  @Field({ description: 'Its name.' })
  name: string;
}
