import { Field, ID, InputType } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { RequiredText, RichText } from '../../platform/text/inputFields';

/** Somebody on the members list. */
@AnswerType('A member of the foundation, for the members list.')
export class Member {
  @Field(() => ID, { description: 'The id of the user.' })
  id: string;

  @Field()
  name: string;

  @Field({ description: 'The e-mail address.' })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  phoneNumber: string;

  @Field({ description: "The postal address, as it was filled in; '': not known." })
  adres: string;
}

/** Somebody of a committee, as its other members see them. */
@AnswerType('Somebody of a committee, for its other members.')
export class CommissionMember {
  @Field(() => ID, { description: 'The id of the user.' })
  id: string;

  @Field()
  name: string;

  @Field({ description: 'The e-mail address.' })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  phoneNumber: string;

  @Field({ description: 'One of the preces.' })
  isChair: boolean;
}

@InputType({ description: 'A mail to one user.' })
export class InternalMailInput {
  @Field(() => ID, { description: 'Who gets it.' })
  userId: string;

  @Field({ description: 'The subject: not blank, 200 characters at most.' })
  @RequiredText()
  subject: string;

  @Field({ description: 'Rich text; what is not allowed is taken out.' })
  @RichText({ required: true })
  html: string;
}
