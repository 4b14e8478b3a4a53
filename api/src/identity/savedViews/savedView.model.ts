import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** What somebody searched, filtered and sorted in a list, under a name of their own. */
@AnswerType('What somebody searched, filtered and sorted in a list, under a name.')
@modelOptions({ schemaOptions: { _id: false } })
export class SavedView {
  @Field(() => ID)
  @prop({ type: () => String, required: true })
  id: string;

  @Field({ description: "Which list, such as 'club-leden'." })
  @prop({ type: () => String, required: true })
  list: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "What stands in the address, such as '?zoek=jan'." })
  @prop({ type: () => String, required: true })
  search: string;
}

/** The views of one account, of all lists; made by the first one. */
@modelOptions({ schemaOptions: { collection: 'savedViews', versionKey: false } })
export class SavedViews {
  /** The id of the account. */
  @prop({ type: () => String })
  _id: string;

  id: string;

  @prop({ type: () => [SavedView], default: [] })
  views: SavedView[];
}

export const SavedViewsModel = modelOf(SavedViews, { isPersonal: true });
