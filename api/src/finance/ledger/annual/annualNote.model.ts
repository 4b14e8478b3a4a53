import { modelOptions, prop } from '@typegoose/typegoose';
import { Field } from 'type-graphql';

import { RevisedRecord } from '../../../platform/database/updateAtRevision';
import { modelOf } from '../../../platform/records/modelOf';
import { AnswerType } from '../../../platform/schema/answerType';

/** What the treasurer says of a line of the annual accounts; one for each line. */
@AnswerType('What the treasurer says of a line of the annual accounts.')
@modelOptions({ schemaOptions: { collection: 'annualNotes', versionKey: false } })
export class AnnualNote extends RevisedRecord {
  /** `<yearId>:<line>`: the notes of a year begin alike. */
  @prop({ type: () => String })
  _id: string;

  @Field({ description: 'The id of a line of the balance sheet, of a committee, `own` or `result`.' })
  @prop({ type: () => String, required: true })
  line: string;

  @Field({ description: "At most 1000 characters; '': taken away." })
  @prop({ type: () => String, default: '' })
  text: string;
}

export const AnnualNoteModel = modelOf(AnnualNote, { isMoney: true });
