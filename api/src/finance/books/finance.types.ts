import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { Transaction } from './transaction.model';

@AnswerType('A general bank account of the foundation.')
export class BankAccount {
  @Field()
  name: string;

  @Field({ description: 'IBAN.' })
  iban: string;
}

@AnswerType('A committee for which can be declared.')
export class DeclarationWorkgroup {
  @Field(() => ID, {
    nullable: true,
    description: 'The committee it is of; null: one that the books made up.',
  })
  commissionId?: string | null;

  @Field({ description: 'The number of the committee, as text; goes along as `wg`.' })
  index: string;

  @Field()
  title: string;
}

@AnswerType('A year in which can be declared.')
export class DeclarationYear {
  @Field(() => ID, { description: 'The id of the financial year.' })
  id: string;

  @Field()
  title: string;

  @Field(() => [DeclarationWorkgroup], { description: 'The committees for which can be declared.' })
  workgroups: DeclarationWorkgroup[];
}

@AnswerType('What I need to declare something.')
export class DeclarationChoices {
  @Field(() => ID, { description: 'My user id.' })
  id: string;

  @Field(() => [DeclarationYear], { description: 'None: no declarations are taken now.' })
  years: DeclarationYear[];

  @Field(() => String, { nullable: true, description: 'The account that was used last, IBAN.' })
  accountnumber: string | null;
}

@AnswerType('A committee of the portal that is not in the books of a year.')
export class MissingCommission {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field({ description: 'The number of the committee, as text.' })
  index: string;

  @Field({ description: 'The name of the committee.' })
  title: string;
}

@AnswerType('A year, to choose.')
export class YearChoice {
  @Field(() => ID, { description: 'The id of the financial year.' })
  id: string;

  @Field()
  title: string;
}

@AnswerType('What a source of money brings to a committee.')
export class CommissionSource {
  @Field({ description: 'The source, as in the entries of the ledger.' })
  kind: string;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Cents.' })
  amount: number;
}

@AnswerType("A committee's books of one year. Amounts are cents.")
export class CommissionAccounting {
  @Field(() => ID, { description: 'Of its workgroup.' })
  id: string;

  @Field(() => ID)
  yearId: string;

  @Field({ description: 'Of the year.' })
  title: string;

  @Field(() => [YearChoice], { description: 'The years that have its books, the running one first.' })
  years: YearChoice[];

  @Field(() => Int, { description: 'What came in.' })
  income: number;

  @Field(() => Int, { description: 'What went out, above 0.' })
  expences: number;

  @Field(() => Int, { description: 'What was planned to come in.' })
  incomeBudget: number;

  @Field(() => Int, { description: 'What was planned to go out.' })
  expencesBudget: number;

  @Field(() => [CommissionSource], {
    description: 'What came from elsewhere than declarations and mutations, such as invoices, in sums.',
  })
  sources: CommissionSource[];

  @Field(() => [Transaction], { description: 'What is approved, newest first.' })
  transactions: Transaction[];
}
