import { ArrayMaxSize, IsOptional, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { CalendarDate, RequiredText } from '../../platform/text/inputFields';
import { secretariatTexts } from '../secretariat.enums';
import { MOST_ASSIGNEES } from './task.input';

@AnswerType('What a meeting agreed that a committee does: a task of it, as it is now.')
export class ActionPoint {
  @Field(() => ID, { description: 'The id of the task.' })
  id: string;

  @Field()
  name: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: none.' })
  dueDate?: string | null;

  @Field({ description: 'Ticked.' })
  finished: boolean;

  @Field(() => [String], { description: 'The names of who do it.' })
  people: string[];

  @Field(() => ID)
  commissionId: string;

  @Field(() => Int, { description: 'The number of the committee.' })
  commissionIndex: number;

  @Field({ description: 'The name of the committee.' })
  commissionName: string;
}

@AnswerType('Somebody who can be given an action point.')
export class ActionPointPerson {
  @Field(() => ID, { description: 'The id of the user.' })
  id: string;

  @Field()
  name: string;
}

@AnswerType('A committee that can be given an action point.')
export class ActionPointCommittee {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field(() => Int, { description: 'Its number.' })
  index: number;

  @Field()
  name: string;

  @Field(() => [ActionPointPerson], { description: 'Who is in it, the preces first.' })
  people: ActionPointPerson[];
}

@InputType({ description: 'An action point as it is filled in.' })
export class ActionPointInput {
  @Field(() => ID, { description: 'The committee that does it.' })
  commissionId: string;

  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: none.' })
  @ValidateIf(({ dueDate }: ActionPointInput) => Boolean(dueDate))
  @CalendarDate()
  dueDate?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'People of the committee, at most 20; empty or null: nobody.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_ASSIGNEES, { message: secretariatTexts.tooManyPeople })
  assigneeIds?: string[] | null;
}
