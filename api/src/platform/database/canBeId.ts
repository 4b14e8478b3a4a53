import { isValidObjectId, type Model } from 'mongoose';

/** Whether a record of this model can have this id at all; what cannot be one makes mongoose throw. */
export function canBeId(model: Model<never> | Model<object>, id: string): boolean {
  return model.schema.path('_id').instance !== 'ObjectId' || isValidObjectId(id);
}
