import { Field, ID, InputType } from 'type-graphql';

import { LINE, OptionalText } from '../../platform/text/inputFields';

@InputType({ description: 'Something that is to be paid, by its source and its id.' })
export class ReceivableKeyInput {
  @Field({ description: 'The `kind` of a receivable.' })
  kind: string;

  @Field(() => ID, { description: 'The `id` of a receivable, in its source.' })
  id: string;
}

@InputType({
  description: 'What a line is in the books. Without a year: money that moves between own accounts.',
})
export class BankBookingInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the financial year; null: money that moves between own accounts.',
  })
  yearId?: string | null;

  @Field(() => String, { nullable: true, description: 'The index of a workgroup.' })
  wg?: string | null;

  @Field(() => String, { nullable: true, description: 'What the line says when not given.' })
  @OptionalText(LINE)
  description?: string | null;
}

@InputType({ description: 'What one line pays.' })
export class BankLineMatchInput {
  @Field(() => ID, { description: 'The id of the line of the bank.' })
  id: string;

  @Field(() => [ReceivableKeyInput], { description: 'What it pays, together.' })
  receivables: ReceivableKeyInput[];
}
