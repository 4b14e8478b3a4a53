import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, ObjectType } from 'type-graphql';

import { RevisedRecord } from '../../../platform/database/revisedRecord';
import { modelOf } from '../../../platform/records/modelOf';
import { Allow, inherit } from '../../../platform/schema/allow';

/**
 * Members who are written to together. Who of them left the club does not count; with fewer than two that count it is none
 * any more (docs/domain/club.md, C71). That nobody is in two is kept by the index: a household is made or changed in one write.
 */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Members of the club who are written to together.' })
@modelOptions({ schemaOptions: { collection: 'clubHouseholds', versionKey: false } })
@index(
  { memberIds: 1 },
  { unique: true, partialFilterExpression: { deletedAt: null, isApart: false }, name: 'inOneHousehold' },
)
@index({ isApart: 1, memberIds: 1 })
export class ClubHousehold extends RevisedRecord {
  @Field(() => ID)
  id: string;

  /** Of whom it is, the first one first in its name. */
  @prop({ type: () => [String], required: true })
  memberIds: string[];

  @Field({ description: 'True: they live at one address and want to be written to each by themselves.' })
  @prop({ type: () => Boolean, default: false })
  isApart: boolean;

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const ClubHouseholdModel = modelOf(ClubHousehold, { inTrash: 'record' });
