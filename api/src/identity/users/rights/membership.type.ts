import { ArrayMaxSize, ArrayNotEmpty, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { texts } from '../../../platform/errors/texts';
import { Allow, inherit } from '../../../platform/schema/allow';
import { CalendarDate, OptionalText, RequiredText } from '../../../platform/text/inputFields';

const MOST_USERS = 100;

/** What became of one of several users. */
export enum MembershipOutcome {
  changed = 'changed',
  unchanged = 'unchanged',
  refused = 'refused',
}

registerEnumType(MembershipOutcome, {
  name: 'MembershipOutcome',
  description: 'What became of one of several users.',
  valuesConfig: {
    changed: { description: 'It was done.' },
    unchanged: { description: 'It was so already.' },
    refused: { description: 'It cannot be; `reason` says why.' },
  },
});

/** Who comes into a committee, or goes out of it. */
@ArgsType()
export class MembershipArgs {
  @Field(() => [ID], { description: '100 at most.' })
  @ArrayNotEmpty({ message: texts.required })
  @ArrayMaxSize(MOST_USERS, { message: texts.tooManyUsers })
  userIds: string[];

  @Field(() => ID)
  @OptionalText()
  commissionId: string;

  @Field({ description: 'False: they go out of it, the chair too.' })
  isMember: boolean;
}

/** The end of one right that several users hold. */
@ArgsType()
export class RightEndArgs {
  @Field(() => [ID], { description: '100 at most.' })
  @ArrayNotEmpty({ message: texts.required })
  @ArrayMaxSize(MOST_USERS, { message: texts.tooManyUsers })
  userIds: string[];

  @Field({ description: "A permission id, or a committee id; followed by '-vz' for its chair." })
  @RequiredText()
  right: string;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which it counts, YYYY-MM-DD, today or later; null: it does not end.',
  })
  @IsOptional()
  @CalendarDate()
  lastDay?: string | null;
}

/** What of the arguments is the same for each user. */
export type RightEndOfSeveral = Omit<RightEndArgs, 'userIds'>;

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What became of one of several users.' })
export class MembershipResult {
  @Field(() => ID)
  userId: string;

  @Field({ description: 'Empty for who is gone.' })
  name: string;

  @Field(() => MembershipOutcome)
  outcome: MembershipOutcome;

  @Field(() => String, { nullable: true, description: 'Why it was refused, in Dutch.' })
  reason: string | null;
}
