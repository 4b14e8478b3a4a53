import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';
import { VatRate } from '../../invoices/document/vatRate';

@AnswerType('The turnover of one rate of VAT in a quarter, in cents.')
export class VatTotal {
  @Field(() => VatRate)
  rate: VatRate;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Without VAT; credit notes make it less.' })
  net: number;

  @Field(() => Int, { description: 'The VAT on it.' })
  vat: number;

  @Field(() => Int, { description: 'Of how many lines it is the sum.' })
  count: number;
}

@AnswerType('What was invoiced and sold in a quarter, by rate of VAT. Cents.')
export class VatQuarter {
  @Field(() => ID, { description: 'Such as 2026-Q3.' })
  id: string;

  @Field({ description: 'The first day, YYYY-MM-DD.' })
  from: string;

  @Field({ description: 'The last day, YYYY-MM-DD.' })
  until: string;

  @Field(() => [VatTotal], { description: 'Each rate that there is something of.' })
  rates: VatTotal[];

  @Field(() => Int, { description: 'The VAT of all rates.' })
  vat: number;
}

@AnswerType('What one invoice, advertisement or order has of a rate. Cents.')
export class VatLine {
  @Field(() => ID, { description: 'Unique in its quarter and rate.' })
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field({ description: 'What it is, in Dutch.' })
  description: string;

  @Field({ description: "Who pays it; '': not known." })
  counterpart: string;

  @Field(() => Int, { description: 'Without VAT.' })
  net: number;

  @Field(() => Int, { description: 'The VAT on it.' })
  vat: number;
}
