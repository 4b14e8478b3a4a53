import { modelOptions, prop } from '@typegoose/typegoose';
import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import type { StoredFile } from '../platform/files/storedFile.type';
import { AnswerType } from '../platform/schema/answerType';

/* What is said of the picture of a record: its `alt` and `focus` (docs/domain/website.md, W50 and W51). */

/** Per cent. */
const MOST = 100;
const X = { description: 'Per cent from the left, 0 to 100.' };
const Y = { description: 'Per cent from the top, 0 to 100.' };

/** The point of a picture that stays in sight where it is cropped. */
@AnswerType('The point of a picture that stays in sight where it is cropped.')
@modelOptions({ schemaOptions: { _id: false } })
export class FocalPoint {
  @Field(() => Int, X)
  @prop({ type: () => Number, required: true })
  x: number;

  @Field(() => Int, Y)
  @prop({ type: () => Number, required: true })
  y: number;
}

@InputType({ description: 'The point of a picture that stays in sight where it is cropped.' })
export class FocalPointInput {
  @Field(() => Int, X)
  @IsInt()
  @Min(0)
  @Max(MOST)
  x: number;

  @Field(() => Int, Y)
  @IsInt()
  @Min(0)
  @Max(MOST)
  y: number;
}

/** What the field `alt` of a record or of what visitors see means. */
export const ALT = {
  nullable: true,
  description: 'What is to be seen on the picture, for who does not see it; null: nobody said.',
};
/** The same of `focus`. */
export const FOCUS = {
  nullable: true,
  description: 'The point of the picture that stays in sight where it is cropped; null: the middle.',
};
/** The same of `alt` in an input. */
export const ALT_INPUT = {
  nullable: true,
  description: 'What is to be seen on the picture, 200 characters at most; without a picture ignored.',
};

/** What is said of a picture. */
export interface AboutPicture {
  alt?: string | null;
  focus?: FocalPoint | null;
}

/** What is kept of what was said of a picture: nothing where there is none. */
export function aboutPicture(
  { alt, focus }: AboutPicture,
  picture?: StoredFile | null,
): Required<AboutPicture> {
  if (!picture) return { alt: null, focus: null };
  return { alt: alt?.trim() || null, focus: focus ? { x: focus.x, y: focus.y } : null };
}
