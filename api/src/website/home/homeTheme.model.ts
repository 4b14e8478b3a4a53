import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, ObjectType } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/revisedRecord';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';
import { ALT, FOCUS, FocalPoint } from '../pictures';

/** The theme of the year on the home page; there is one. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'The theme of the year on the home page.' })
@modelOptions({ schemaOptions: { collection: 'homeThemes', versionKey: false } })
export class HomeTheme extends RevisedRecord {
  @Field(() => ID, { description: 'Always the same: there is one of them.' })
  id: string;

  @prop({ type: () => String })
  _id: string;

  @Field({ description: "The title; '': none." })
  @prop({ type: () => String, default: '' })
  title: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, default: '' })
  text: string;

  @Field(() => StoredFile, { nullable: true, description: 'A picture; null: none.' })
  @prop({ type: () => StoredFile })
  image?: StoredFile | null;

  @Field(() => String, ALT)
  @prop({ type: () => String })
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  @prop({ type: () => FocalPoint })
  focus?: FocalPoint | null;
}

export const HomeThemeModel = modelOf(HomeTheme);
