import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { LINES, RequiredText } from '../../platform/text/inputFields';
import { LetterParagraphType } from '../club.enums';

const MOST_PARAGRAPHS = 30;
/** Characters. */
export const MOST_TITLE = 80;

@InputType({ description: 'A paragraph of a letter; its index is its place.' })
export class LetterParagraphInput {
  @Field(() => LetterParagraphType)
  type: LetterParagraphType;

  @Field({ description: 'May hold {voornaam} {achternaam} {naam} {lidnummer} {jaar} {contributie} {jaren}.' })
  @MaxLength(LINES, { message: texts.tooLong })
  text: string;
}

/** A contact moment as it is filled in; the service checks what hangs together. */
@InputType({ description: 'A contact moment as it is filled in.' })
export class ClubContactMomentInput {
  @Field({
    description: 'The title: not blank, 80 characters at most, no other of the edition has it.',
  })
  @RequiredText(MOST_TITLE)
  title: string;

  @Field({ description: 'Whether a payment is asked.' })
  payment: boolean;

  @Field({ description: 'True: all active members. False: those who did not pay the edition.' })
  allMembers: boolean;

  @Field({ description: 'Whether cards are offered.' })
  buut: boolean;

  @Field(() => Int, { nullable: true, description: '1 to 10; required with buut.' })
  buutMax?: number | null;

  @Field(() => Int, { nullable: true, description: 'Cents; required with buut.' })
  buutPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, from 2021-01-01; required with buut.' })
  buutDeadline?: string | null;

  @Field(() => [LetterParagraphInput], {
    description: 'The paragraphs, 30 at most; with a payment one of them at most is the payment module.',
  })
  @ArrayMaxSize(MOST_PARAGRAPHS, { message: texts.tooLong })
  letter: LetterParagraphInput[];
}
