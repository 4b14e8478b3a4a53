import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import type { mongo } from 'mongoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { StockAction } from '../stock.enums';

/** Two variants that nobody tells apart: the same but for capitals and accents. */
export const SAME_VARIANT: mongo.CollationOptions = { locale: 'nl', strength: 1 };

/** How many of a product lie in one place. */
@AnswerType('How many of a product lie in one place.')
@modelOptions({ schemaOptions: { _id: false } })
export class ProductStock {
  @Field(() => ID)
  @prop({ type: () => String, required: true })
  locationId: string;

  @Field(() => Int, { description: 'How many lie there, those kept apart for orders too.' })
  @prop({ type: () => Number, required: true })
  amount: number;
}

/** What is set aside for an order of the webshop. */
@modelOptions({ schemaOptions: { _id: false } })
export class Reservation {
  @prop({ type: () => String, required: true })
  orderId: string;

  @prop({ type: () => Number, required: true })
  amount: number;
}

/** One thing that was done to the stock of a product: who, when, what, why, from, to. */
@AnswerType('One thing that was done to the stock of a product.')
@modelOptions({ schemaOptions: { _id: false } })
export class StockMovement {
  /** The sender's request: the same one again does nothing. */
  @Field(() => ID, { description: 'The requestId by which it was done, or one that the server made.' })
  @prop({ type: () => String, required: true })
  id: string;

  @Field(() => StockAction)
  @prop({ type: () => String, enum: StockAction, required: true })
  action: StockAction;

  @Field(() => Int, { description: 'How many pieces.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field(() => String, { nullable: true, description: 'The title of the place it came from.' })
  @prop({ type: () => String })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The title of the place it went to.' })
  @prop({ type: () => String })
  to?: string | null;

  /** The ids of those places; only of what was done by hand, which can be taken back. */
  @prop({ type: () => String })
  fromId?: string | null;

  @prop({ type: () => String })
  toId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It was taken back: it counts nowhere.' })
  @prop({ type: () => Boolean })
  undone?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Sold: cents for a piece.' })
  @prop({ type: () => Number })
  price?: number | null;

  @Field({ description: "Why; '': nothing was said." })
  @prop({ type: () => String, default: '' })
  reason: string;

  @Field({ description: 'The name of whoever did it.' })
  @prop({ type: () => String, required: true })
  by: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  @prop({ type: () => Date, required: true })
  at: Date;

  /** The season (from April) it belongs to, by the year in which that began. */
  @prop({ type: () => Number, required: true })
  season: number;
}

/**
 * A product of the webshop with its stock per place. Whatever is done to the stock is one write to this document, its
 * movement included; older movements are brought to a collection of their own.
 */
@AnswerType('A product of the webshop.')
@modelOptions({ schemaOptions: { collection: 'products', versionKey: false } })
@index({ title: 1 }, { collation: { locale: 'nl', strength: 1 } })
@index({ 'image.id': 1 })
@index({ lowStock: 1 }, { sparse: true })
@index({ 'reservations.orderId': 1 })
@index({ familyId: 1 }, { sparse: true })
@index(
  { familyId: 1, variant: 1 },
  {
    unique: true,
    collation: SAME_VARIANT,
    partialFilterExpression: { deletedAt: null, familyId: { $type: 'string' } },
    name: 'oneOfEachVariant',
  },
)
export class Product extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'What it is sold as; of a variant "Family (variant)", kept so by the server.' })
  @prop({ type: () => String, required: true })
  title: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Shared by the variants of one product, and by nothing else; null: it has no variants.',
  })
  @prop({ type: () => String })
  familyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name that the variants of one product share; null: it has no variants.',
  })
  @prop({ type: () => String })
  family?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which variant it is ("maat L"), one of a kind in its family; null: it has no variants.',
  })
  @prop({ type: () => String })
  variant?: string | null;

  /** When the family got its name: of two the later one counts, on each of its variants (K57). */
  @prop({ type: () => String })
  familyNamed?: string | null;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => Int, { description: 'Cents.' })
  @prop({ type: () => Number, required: true })
  price: number;

  @Field({ description: 'Notes about suppliers.' })
  @prop({ type: () => String, default: '' })
  suppliers: string;

  @Field({ description: 'Always "nvt".' })
  @prop({ type: () => String, default: 'nvt' })
  category: string;

  @Field(() => Int, { nullable: true, description: 'Cents for sending it; null: it is not sent.' })
  @prop({ type: () => Number })
  deliveryPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'With fewer pieces than this it waits for who keeps the stock; null: never.',
  })
  @prop({ type: () => Number })
  lowStock?: number | null;

  @Field(() => StoredFile, { nullable: true, description: 'A picture; null: none.' })
  @prop({ type: () => StoredFile })
  image?: StoredFile | null;

  @Field(() => [ProductStock], { description: 'How many lie in each place.' })
  @prop({ type: () => [ProductStock], default: [] })
  stock: ProductStock[];

  @prop({ type: () => [Reservation], default: [] })
  reservations: Reservation[];

  /** The newest ones, oldest first. */
  @prop({ type: () => [StockMovement], default: [] })
  movements: StockMovement[];
}

export const ProductModel = modelOf(Product, { inTrash: 'record', searchedBy: 'title' });

/** A movement that is no longer in its product, or whose product was removed. */
@modelOptions({ schemaOptions: { collection: 'stockMovements', versionKey: false } })
@index({ productId: 1, at: -1 })
@index({ season: 1, action: 1 })
export class ArchivedMovement extends StockMovement {
  /** `<product>:<movement>` */
  @prop({ type: () => String })
  _id: string;

  @prop({ type: () => String, required: true })
  productId: string;

  @prop({ type: () => String, required: true })
  productTitle: string;

  /** Of a variant that was removed: with which others the report shows it. */
  @prop({ type: () => String })
  familyId?: string | null;

  @prop({ type: () => String })
  family?: string | null;

  @prop({ type: () => String })
  variant?: string | null;
}

export const ArchivedMovementModel = modelOf(ArchivedMovement);
