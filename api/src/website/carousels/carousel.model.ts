import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ALT, FOCUS, FocalPoint } from '../pictures';
import { CarouselName } from '../website.enums';

/** A picture or programme with its own revision. */
@AnswerType('An item of a carousel.')
export class CarouselItem extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "What is said of it; '': nothing." })
  @prop({ type: () => String, default: '' })
  story: string;

  @Field(() => StoredFile, { nullable: true, description: 'A photo; null: none.' })
  @prop({ type: () => StoredFile })
  photo?: StoredFile | null;

  @Field(() => String, ALT)
  @prop({ type: () => String })
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  @prop({ type: () => FocalPoint })
  focus?: FocalPoint | null;
}

/** A carousel; its `_id` is its name. The items are inside, in order, so that moving one is one atomic write. */
@modelOptions({ schemaOptions: { collection: 'websiteCarousels', versionKey: false } })
export class Carousel {
  @prop({ type: () => String })
  _id: CarouselName;

  @prop({ type: () => [CarouselItem], default: [] })
  items: CarouselItem[];
}

export const CarouselModel = modelOf(Carousel, { inTrash: 'parts' });
