import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { VatRate } from './document/vatRate';

/** One line of an invoice. Its price is without VAT; what it comes to is computed. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'One line of an invoice.' })
@modelOptions({ schemaOptions: { _id: false } })
export class InvoiceLine {
  @Field({ description: 'What it is for.' })
  @prop({ type: () => String, required: true })
  description: string;

  @Field(() => Int, { description: 'Hundredths of a piece, an hour …; on a credit note below 0.' })
  @prop({ type: () => Number, required: true })
  quantity: number;

  @Field(() => Int, { description: 'Cents for one, without VAT.' })
  @prop({ type: () => Number, required: true })
  price: number;

  @Field(() => VatRate)
  @prop({ type: () => String, enum: VatRate, required: true })
  vatRate: VatRate;
}

/** What the lines of one rate come to. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What the lines of one rate come to.' })
export class InvoiceVat {
  @Field(() => VatRate)
  vatRate: VatRate;

  @Field(() => Int, { description: 'Cents, without VAT.' })
  net: number;

  @Field(() => Int, { description: 'Cents of VAT, rounded over all lines of the rate.' })
  vat: number;
}
