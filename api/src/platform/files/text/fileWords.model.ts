import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Types } from 'mongoose';

import { modelOf } from '../../records/modelOf';

/** The words of the text in a file, by which a search finds it; `_id` is the file's. */
@modelOptions({ schemaOptions: { collection: 'fileWords', versionKey: false } })
@index({ folder: 1, words: 1 })
@index({ isWaiting: 1 }, { sparse: true })
export class FileWords {
  @prop({ type: () => Types.ObjectId })
  _id: Types.ObjectId;

  /** The folder's path with its params filled in. */
  @prop({ type: () => String, required: true })
  folder: string;

  @prop({ type: () => [String], default: [] })
  words: string[];

  /** As long as nobody read it. */
  @prop({ type: () => Boolean })
  isWaiting?: true;

  /** How often reading it was begun and not ended. */
  @prop({ type: () => Number })
  tries?: number;
}

export const FileWordsModel = modelOf(FileWords);
