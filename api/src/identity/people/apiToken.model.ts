import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import type { PermissionId } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';

/** A key with which a program of somebody asks the API in their name. It lives in the record of its owner. */
@AnswerType('A key with which a program asks the API for its owner.')
@modelOptions({ schemaOptions: { _id: false } })
export class ApiToken {
  @Field(() => ID)
  @prop({ type: () => String, required: true })
  id: string;

  @Field({ description: 'What its owner calls it; unique for them.' })
  @prop({ type: () => String, required: true })
  name: string;

  /** SHA-256 of the token, which only its owner has. */
  @prop({ type: () => String, required: true })
  tokenHash: string;

  @Field(() => [Permission], { description: 'What it may use of what its owner holds at that moment.' })
  @prop({ type: () => [String], default: [] })
  permissions: PermissionId[];

  @Field(() => [ID], { description: 'The committees of its owner for which it counts, by id.' })
  @prop({ type: () => [String], default: [] })
  commissions: string[];

  @Field({ description: 'When it was made.' })
  @prop({ type: () => Date, required: true })
  createdAt: Date;

  @Field({ description: 'From this moment it is refused.' })
  @prop({ type: () => Date, required: true })
  expiresAt: Date;

  @Field(() => Date, { nullable: true, description: 'A few minutes precise; null when never used.' })
  @prop({ type: () => Date })
  usedAt?: Date;
}

@AnswerType('A new token, shown this once.')
export class CreatedApiToken {
  @Field({ description: 'The secret: it is not stored and cannot be shown again.' })
  token: string;

  @Field(() => [ApiToken], { description: 'All tokens of its owner, newest first.' })
  apiTokens: ApiToken[];
}
