import { IsInt, IsOptional, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { LINES, OptionalText } from '../../platform/text/inputFields';
import { ClubDelivery, ClubEndReason } from '../club.enums';
import { ClubMember } from './member.model';

@InputType({ description: 'When and why somebody leaves the club.' })
export class ClubEndInput {
  @Field({ description: 'YYYY-MM-DD, from the year joined to today.' })
  endedOn: string;

  @Field(() => ClubEndReason)
  reason: ClubEndReason;
}

@InputType({ description: 'What becomes of one member of a selection; what is not given stays.' })
export class ClubMemberChange {
  @Field(() => ID, { description: 'The membership number.' })
  id: string;

  @Field(() => Int, { description: 'As it was when the change was shown.' })
  @IsInt()
  @Min(0)
  revision: number;

  @Field(() => String, { nullable: true, description: 'The town: not blank, 200 characters at most.' })
  @OptionalText()
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street and house number, as of a housemate who moved: not blank, 200 characters at most.',
  })
  @OptionalText()
  adres?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code, one of the country.' })
  @OptionalText()
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Nederland or België.' })
  @OptionalText()
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is to be done, 2,000 characters at most; empty: nothing.',
  })
  @OptionalText(LINES)
  todo?: string | null;

  @Field(() => ClubDelivery, { nullable: true, description: 'How they like to be written to.' })
  delivery?: ClubDelivery | null;

  @Field(() => ClubEndInput, { nullable: true, description: 'Ends the membership.' })
  @IsOptional()
  end?: ClubEndInput | null;

  @Field(() => Boolean, { nullable: true, description: 'True: takes an end back.' })
  resume?: boolean | null;
}

/** What became of a change of several members. */
@AnswerType('What became of a change of several members.')
export class ClubMembersChanged {
  @Field(() => [ClubMember], { description: 'Those that were changed, as they are now.' })
  changed: ClubMember[];

  @Field(() => [String], { description: 'Of those that were not, in Dutch: who, and why.' })
  notChanged: string[];
}
