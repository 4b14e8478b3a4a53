import { Field, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';

@AnswerType('How many members each choice above the list shows, the other filters as they are.')
export class ClubMemberCounts {
  @Field(() => Int, { description: 'Whom the other filters leave.' })
  all: number;

  @Field(() => Int, { description: 'Who did not pay the club year.' })
  notPaid: number;

  @Field(() => Int, { description: 'Who paid the club year.' })
  paid: number;

  @Field(() => Int, { description: 'Active members with a jubilee in the club year.' })
  jubilee: number;

  @Field(() => Int, { description: 'Who has no e-mail address.' })
  withoutEmail: number;
}

@AnswerType('The club in figures: its active members.')
export class ClubMemberFigures {
  @Field(() => Int, { description: 'All active members.' })
  members: number;

  @Field(() => Int, { description: 'Who joined in this calendar year.' })
  joined: number;

  @Field(() => Int, { description: 'Who paid the club year.' })
  paid: number;

  @Field(() => Int, { description: 'Who has a jubilee in the club year.' })
  jubilees: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cents that the others owe for the club year; null while no edition has a contribution for it.',
  })
  open: number | null;

  @Field(() => ClubMemberCounts, { description: 'What each choice above the list shows.' })
  counts: ClubMemberCounts;
}

/** Who came and left in a year (docs/domain/club.md, C67). */
@AnswerType('How many members came and left in a year, and why.')
export class ClubMembersOfYear {
  @Field(() => Int, { description: 'The calendar year.' })
  year: number;

  @Field(() => Int, { description: 'Who joined, also those who left since.' })
  joined: number;

  @Field(() => Int, {
    description: 'Who left: the four below together. Without those of whom the day is not known.',
  })
  left: number;

  @Field(() => Int, { description: 'Who left because they ended it themselves.' })
  resigned: number;

  @Field(() => Int, { description: 'Who left because they died.' })
  deceased: number;

  @Field(() => Int, { description: 'Who left because they moved away.' })
  moved: number;

  @Field(() => Int, { description: 'Who left for another reason.' })
  other: number;
}
