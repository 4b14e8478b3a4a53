import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../schema/answerType';

/**
 * A file as the record that points to it keeps it: all that a page shows of it, so that reading the record is enough.
 * The file itself is in the file store and never changes; another file has another id.
 */
@AnswerType('A file in the file store.')
@modelOptions({ schemaOptions: { _id: false } })
export class StoredFile {
  @Field(() => ID, { description: 'The id; another file has another one.' })
  @prop({ type: () => String, required: true })
  id: string;

  @Field({
    description:
      'Where to download it, relative to the address of the API: /files/…; of a picture that everybody sees `?w=640` gives the smallest size that is so wide.',
  })
  @prop({ type: () => String, required: true })
  url: string;

  @Field({ description: 'The name it was uploaded with, cleaned.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'Extension of what it really is: pdf, docx, png …' })
  @prop({ type: () => String, required: true })
  type: string;

  @Field(() => Int, { description: 'Bytes.' })
  @prop({ type: () => Number, required: true })
  size: number;
}
