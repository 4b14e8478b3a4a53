import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, InputType } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { CalendarDate, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';

/** A row of the agenda on the home page. */
@AnswerType('A row of the agenda on the home page.')
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

@InputType({ description: 'A row of the agenda on the home page, as it is filled in.' })
export class AgendaEntryInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  date: string;

  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most; it may be empty.' })
  @OptionalText(LINES)
  comment?: string;
}
