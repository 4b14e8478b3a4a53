import { ValidateIf } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';

import { EmailAddress, RequiredText } from '../../platform/text/inputFields';
import { ContactSubject } from '../website.enums';

const MAX_MESSAGE = 5000;

@ArgsType()
export class EditContactAddressArgs {
  @Field(() => ContactSubject, { description: 'The subject whose address is changed.' })
  subject: ContactSubject;

  @Field(() => Int)
  revision: number;

  @Field({ description: "An email address, or '': to the general info address." })
  @ValidateIf(({ address }: EditContactAddressArgs) => address.trim() !== '')
  @EmailAddress()
  address: string;
}

@InputType({ description: 'What a visitor writes in the contact form.' })
export class ContactMessageInput {
  @Field(() => ContactSubject)
  subject: ContactSubject;

  @Field()
  @RequiredText()
  name: string;

  @Field({ description: 'The address of the visitor, to which the answer goes.' })
  @EmailAddress()
  email: string;

  @Field({ description: 'At most 5000 characters.' })
  @RequiredText(MAX_MESSAGE)
  text: string;
}
