import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, ObjectType } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/revisedRecord';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';

/** A row of the agenda on the home page. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A row of the agenda on the home page.' })
@modelOptions({ schemaOptions: { collection: 'websiteAgenda', versionKey: false } })
export class AgendaEntry extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  date: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "Remarks; '': none." })
  @prop({ type: () => String, default: '' })
  comment: string;
}

export const AgendaEntryModel = modelOf(AgendaEntry, { inTrash: 'record', searchedBy: 'name' });
