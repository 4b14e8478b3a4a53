import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** Something that volunteers can do, from the list that the team keeps. */
@AnswerType('Something that volunteers can do.')
@modelOptions({ schemaOptions: { collection: 'volunteerSkills', versionKey: false } })
@index({ name: 1 }, { unique: true, collation: { locale: 'nl', strength: 2 } })
export class VolunteerSkill extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'It is a certificate that ends: each volunteer has it until a day.' })
  @prop({ type: () => Boolean, default: false })
  isCertificate: boolean;
}

export const VolunteerSkillModel = modelOf(VolunteerSkill, { inTrash: 'record' });
