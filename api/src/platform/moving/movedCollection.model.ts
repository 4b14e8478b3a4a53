import { modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../records/modelOf';

/** How far the moving of a collection is. */
export enum MovedState {
  /** Its records are put together beside it; it has none of them, or all. */
  begun = 'begun',
  whole = 'whole',
}

/** That the records of a collection came from the old system. */
@modelOptions({ schemaOptions: { collection: 'movedCollections', versionKey: false } })
export class MovedCollection {
  /** The name of the collection. */
  @prop({ type: () => String })
  _id: string;

  /** SHA-256 of the records as they were made of the dump and its corrections. */
  @prop({ type: () => String, required: true })
  fingerprint: string;

  @prop({ type: () => Number, required: true })
  records: number;

  @prop({ type: () => String, enum: MovedState, required: true })
  state: MovedState;

  @prop({ type: () => Date, required: true })
  at: Date;
}

export const MovedCollectionModel = modelOf(MovedCollection);
