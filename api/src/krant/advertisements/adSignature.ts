import { modelOptions, prop } from '@typegoose/typegoose';
import { ArrayMaxSize, ArrayMinSize, IsInt, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';

import { badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { AnswerType } from '../../platform/schema/answerType';
import { LINE, RequiredText } from '../../platform/text/inputFields';
import { krantTexts } from '../krant.texts';

/** A drawing is so wide, in the numbers of its points; and half as high. */
const WIDE = 1000;
const MOST_STROKES = 100;
/** Numbers of one stroke, and of all: some 10 KB. */
const MOST_IN_STROKE = 2000;
const MOST_NUMBERS = 3000;

/** One movement of the finger: x and y in turn, so that nothing of it is markup. */
@AnswerType('One movement of the finger in a signature.')
@modelOptions({ schemaOptions: { _id: false } })
export class AdStroke {
  @Field(() => [Int], { description: 'x and y in turn: x 0 to 1000 from the left, y 0 to 500 from the top.' })
  @prop({ type: () => [Number], required: true })
  points: number[];
}

/** That somebody signed for what was sold: by a drawing, or by name alone. */
@AnswerType('That the advertiser signed for what was sold.')
@modelOptions({ schemaOptions: { _id: false } })
export class AdSignature {
  @Field({ description: 'The name of who signed.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => [AdStroke], { description: 'What was drawn, in its order; empty: agreed by name alone.' })
  @prop({ type: () => [AdStroke], default: [] })
  strokes: AdStroke[];

  @Field(() => GraphQLDateTime, { description: 'When the portal got it.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  @Field({ description: 'The name of who sold it.' })
  @prop({ type: () => String, required: true })
  takenBy: string;
}

@InputType({ description: 'One movement of the finger in a signature.' })
export class AdStrokeInput {
  @Field(() => [Int], { description: 'x and y in turn: x 0 to 1000 from the left, y 0 to 500 from the top.' })
  @ArrayMinSize(2, { message: krantTexts.signature })
  @ArrayMaxSize(MOST_IN_STROKE, { message: krantTexts.signature })
  @IsInt({ each: true, message: krantTexts.signature })
  @Min(0, { each: true, message: krantTexts.signature })
  @Max(WIDE, { each: true, message: krantTexts.signature })
  points: number[];
}

@InputType({ description: 'A signature for what is sold.' })
export class AdSignatureInput {
  @Field({ description: 'The name of who signs: not blank, 200 characters at most.' })
  @RequiredText(LINE)
  @MaxLength(LINE, { message: texts.tooLong })
  name: string;

  @Field(() => [AdStrokeInput], {
    description: 'What was drawn: 100 strokes, 3,000 numbers at most; empty: by name.',
  })
  @ArrayMaxSize(MOST_STROKES, { message: krantTexts.signature })
  @ValidateNested()
  strokes: AdStrokeInput[];
}

/**
 * What is kept of a signature. @param actor who sold it
 * @throws BAD_USER_INPUT at `signed` for what is no drawing, or too large
 */
export function signatureOf(actor: { name: string }, { name, strokes }: AdSignatureInput): AdSignature {
  const isDrawn = ({ points }: AdStrokeInput) =>
    points.length % 2 === 0 && points.every((value, at) => at % 2 === 0 || value <= WIDE / 2);
  const count = strokes.reduce((sum, { points }) => sum + points.length, 0);
  if (count > MOST_NUMBERS || !strokes.every(isDrawn)) throw badInput({ signed: krantTexts.signature });
  return {
    ...{ name: name.trim(), at: new Date(), takenBy: actor.name },
    strokes: strokes.map(({ points }) => ({ points: [...points] })),
  };
}
