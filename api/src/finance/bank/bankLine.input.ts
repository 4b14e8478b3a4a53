import { Field, ID, InputType } from 'type-graphql';

import { LINE, OptionalText } from '../../platform/text/inputFields';

@InputType()
export class ReceivableKeyInput {
  @Field()
  kind: string;

  @Field(() => ID)
  id: string;
}

@InputType({
  description: 'What a line is in the books. Without a year: money that moves between own accounts.',
})
export class BankBookingInput {
  @Field(() => ID, { nullable: true })
  yearId?: string | null;

  @Field(() => String, { nullable: true, description: 'The index of a workgroup.' })
  wg?: string | null;

  @Field(() => String, { nullable: true, description: 'What the line says when not given.' })
  @OptionalText(LINE)
  description?: string | null;
}

@InputType({ description: 'What one line pays.' })
export class BankLineMatchInput {
  @Field(() => ID)
  id: string;

  @Field(() => [ReceivableKeyInput])
  receivables: ReceivableKeyInput[];
}
