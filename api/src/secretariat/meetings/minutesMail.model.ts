import { modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../../platform/records/modelOf';

/** A chair who wants a mail when minutes are added; `_id` is the user's. */
@modelOptions({ schemaOptions: { collection: 'minutesMails', versionKey: false } })
export class MinutesMailWish {
  @prop({ type: () => String })
  _id: string;

  id: string;
}

export const MinutesMailWishModel = modelOf(MinutesMailWish);
