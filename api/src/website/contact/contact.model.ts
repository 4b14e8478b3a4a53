import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ContactSubject } from '../website.enums';

/** Where messages about a subject go; its `_id` is the subject. */
@AnswerType('Where messages about a subject go.')
@modelOptions({ schemaOptions: { collection: 'contactAddresses', versionKey: false } })
export class ContactAddress extends RevisedRecord {
  @Field(() => ID, { description: 'The subject, as it is the key.' })
  id: string;

  @prop({ type: () => String })
  _id: ContactSubject;

  @Field(() => ContactSubject)
  subject: ContactSubject;

  @Field({ description: "'': to the general info address." })
  @prop({ type: () => String, default: '' })
  address: string;
}

export const ContactAddressModel = modelOf(ContactAddress);
