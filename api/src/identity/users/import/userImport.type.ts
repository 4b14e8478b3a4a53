import { Field, InputType } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';
import { describeEnum } from '../../../platform/schema/describeEnum';

/** What becomes of a row of a file with accounts. */
export enum UserImportState {
  ready = 'ready',
  added = 'added',
  exists = 'exists',
  faulty = 'faulty',
}

describeEnum({ UserImportState }, 'What becomes of a row of a file with accounts.', {
  ready: 'It would be added.',
  added: 'It was added just now.',
  exists: 'Somebody has this address already: nothing is done.',
  faulty: 'It cannot be added; its problems say why.',
});

/** A row as it was in the file: what is wrong with it is told in the answer, not refused here. */
@InputType({ description: 'A row of a file with accounts.' })
export class UserImportRowInput {
  @Field(() => String, { nullable: true, description: 'The name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address, with which one will sign in.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number; it may be left out.' })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal address; it may be left out.' })
  adres?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Numbers or names of committees, with commas, semicolons or lines between them.',
  })
  commissions?: string | null;

  @Field(() => String, { nullable: true, description: 'ja or nee; nee when empty.' })
  isExternal?: string | null;
}

@AnswerType('What is wrong with a field of a row.')
export class UserImportProblem {
  @Field({ description: 'Of UserImportRowInput.' })
  field: string;

  @Field({ description: 'Dutch.' })
  message: string;
}

@AnswerType('What becomes of a row, in the order of the file.')
export class UserImportRow {
  @Field({ description: 'The name of the row.' })
  name: string;

  @Field({ description: 'The e-mail address of the row.' })
  email: string;

  @Field(() => UserImportState)
  state: UserImportState;

  @Field(() => [UserImportProblem], { description: 'What is wrong with it; empty: nothing.' })
  problems: UserImportProblem[];
}
