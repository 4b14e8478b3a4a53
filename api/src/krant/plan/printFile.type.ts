import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';

/** Something that is not as it should be for the printer. */
@AnswerType('What is not as it should be in a file for the printer.')
export class PrintFinding {
  @Field(() => ID, { description: 'The id of the advertisement.' })
  advertisementId: string;

  @Field({ description: 'The name of its advertiser.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'The number of its page; null: it is on none.' })
  page: number | null;

  @Field(() => [String], { description: 'What is wrong, in Dutch.' })
  findings: string[];

  @Field({ description: 'It is not printed: it is on no page, does not fit, or there is nothing to print.' })
  isMissing: boolean;
}
