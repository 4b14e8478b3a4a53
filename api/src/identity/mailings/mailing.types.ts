import { ArrayMaxSize, ArrayUnique, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { AnswerType } from '../../platform/schema/answerType';
import { RequiredText, RichText } from '../../platform/text/inputFields';
import { MailingAudience } from './mailingAudiences';

/** So many one mailing goes to. */
export const MOST_RECIPIENTS = 2000;
/** So many files go with one mail. */
export const MOST_ATTACHMENTS = 5;
/** Characters. */
const MOST_SUBJECT = 120;

@InputType({ description: 'To whom a mailing goes.' })
export class MailingSelection {
  @Field(() => MailingAudience, { description: 'The list that they are chosen from.' })
  audience: MailingAudience;

  @Field(() => ID, { nullable: true, description: 'Of a committee or activity: its id.' })
  of?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of an activity: the season, by the year it begins in. Of the song festival and the parades: the edition.',
  })
  season?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of these alone, 2,000 at most; null: everybody on that list.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_RECIPIENTS, { message: texts.tooLong })
  @ArrayUnique()
  ids?: string[] | null;

  @Field({
    description: 'It is about their task or payment: who wants no mailings gets it too.',
  })
  isNeeded: boolean;
}

@InputType({ description: 'A mailing as it is written.' })
export class MailingInput {
  @Field({
    description:
      'The subject: not blank, 120 characters at most; may hold {voornaam}, {naam} and the fields of mailingReach.',
  })
  @RequiredText(MOST_SUBJECT)
  subject: string;

  @Field({
    description:
      'Rich text, which may hold {voornaam}, {naam} and the fields of mailingReach; what is not allowed is taken out.',
  })
  @RichText({ required: true })
  html: string;

  @Field(() => [ID], { description: 'Files uploaded to mailings: five at most, of 10 MB together.' })
  @ArrayMaxSize(MOST_ATTACHMENTS, { message: 'Hoogstens vijf bijlagen' })
  @ArrayUnique()
  attachmentIds: string[];

  @Field({
    description:
      'In the name of the foundation, to which an answer goes; otherwise in the name of who sends it.',
  })
  asFoundation: boolean;
}

@InputType({ description: 'What the administrator sets of mailings.' })
export class MailingSettingsInput {
  @Field(() => Int, { description: 'Mails of mailings in an hour, over the whole portal: 10 to 5,000.' })
  @Min(10, { message: 'Minstens 10' })
  @Max(5000, { message: 'Hoogstens 5000' })
  perHour: number;
}

/** Whom a mailing would reach now. */
@AnswerType('Whom a mailing would reach now.')
export class MailingReach {
  @Field({ description: "To whom, in Dutch: 'Bouwploeg, 2026-2027'." })
  title: string;

  @Field(() => Int, { description: 'How many mails; two with one address get one.' })
  count: number;

  @Field(() => [String], { description: 'The names of who has no address.' })
  withoutAddress: string[];

  @Field(() => [String], { description: 'The names of who wants no mailings.' })
  unwilling: string[];

  @Field(() => [String], { description: 'The names of those whose address refused mail three times.' })
  unreachable: string[];

  @Field(() => [String], {
    description: 'What a mail may hold between braces beside {voornaam} and {naam}, filled in for each.',
  })
  fields: string[];

  @Field({
    description: 'Where an answer goes that is not to the sender; blank: the foundation has no address.',
  })
  foundationAddress: string;
}
