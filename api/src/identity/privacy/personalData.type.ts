import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';

@AnswerType('One record about a person.')
export class PersonalRecordFound {
  @Field(() => ID, { description: 'The id of the record, for an export or an erasure.' })
  id: string;

  @Field({ description: 'Who, as the record says.' })
  name: string;

  @Field({ description: 'By what one tells them apart, in Dutch.' })
  detail: string;

  @Field(() => String, { nullable: true, description: 'Why it cannot be erased now, in Dutch.' })
  refusal: string | null;
}

@AnswerType('What one kind of record knows of a person.')
export class PersonalDataFound {
  @Field(() => ID, { description: 'The source, for an export or an erasure.' })
  key: string;

  @Field({ description: 'In Dutch.' })
  title: string;

  @Field({ description: 'What stays after erasing and why, in Dutch; empty: nothing.' })
  stays: string;

  @Field({ description: 'Whether records of this kind can be erased at all.' })
  canErase: boolean;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Field(() => [PersonalRecordFound], { description: 'The newest of them, at most 100.' })
  records: PersonalRecordFound[];
}

@AnswerType('What the next night does to one kind of record.')
export class RetentionDue {
  @Field(() => ID, { description: 'The rule, by its key.' })
  key: string;

  @Field({ description: 'In Dutch.' })
  title: string;

  @Field({ description: 'How long and from when, in Dutch.' })
  term: string;

  @Field({ description: 'What is done, in Dutch.' })
  outcome: string;

  @Field({ description: 'False: it is only told, and a person decides.' })
  isAutomatic: boolean;

  @Field(() => Int, { description: 'How many records are due now.' })
  count: number;

  @Field(() => GraphQLDateTime, { description: 'Records of before this moment are due.' })
  until: Date;
}
