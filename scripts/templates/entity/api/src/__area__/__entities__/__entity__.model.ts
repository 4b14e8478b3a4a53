import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { AnswerType } from '../../platform/schema/answerType';

/** __A_word__. */
@AnswerType('__A_word__.')
@modelOptions({ schemaOptions: { collection: '__entities__', versionKey: false } })
@index({ sortName: 1, _id: 1 })
export class __Entity__ extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "A note; '': none." })
  @prop({ type: () => String, default: '' })
  note: string;

  /** For order: without accents and capitals. */
  @prop({ type: () => String, required: true })
  sortName: string;

  @prop({ type: () => String, default: '' })
  searchText: string;
}

export const __Entity__Model = modelOf(__Entity__, { inTrash: 'record', searchedBy: 'searchText' });
