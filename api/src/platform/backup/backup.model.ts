import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../schema/allow';

/** The one record of it. */
const LATEST = 'latest';

/** The backup that was made last; a failed one leaves it as it was. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'The backup that was made last.' })
@modelOptions({ schemaOptions: { collection: 'latestBackup', versionKey: false } })
export class Backup {
  @prop({ type: () => String, required: true })
  _id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @prop({ type: () => Date, required: true })
  madeAt: Date;

  @Field({ description: 'The name of its file.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => Float, { description: 'Bytes.' })
  @prop({ type: () => Number, required: true })
  size: number;

  @Field(() => Int, { description: 'How many documents it holds.' })
  @prop({ type: () => Number, required: true })
  documents: number;

  @Field(() => Int, { description: 'Records that were written while it was made.' })
  @prop({ type: () => Number, required: true })
  changes: number;

  @Field({ description: 'Read back and compared; of an encrypted one only its owner can.' })
  @prop({ type: () => Boolean, required: true })
  isVerified: boolean;
}

export const BackupModel = getModelForClass(Backup);

/** The backup that was made last, or null. */
export function latestBackup(): Promise<Backup | null> {
  return BackupModel.findById(LATEST).lean().exec();
}

/** Notes the backup that was just made. */
export async function noteBackup(backup: Omit<Backup, '_id'>): Promise<void> {
  await BackupModel.replaceOne({ _id: LATEST }, backup, { upsert: true });
}
