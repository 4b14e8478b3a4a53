import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';

import { PageArgs } from '../../../platform/graphql/connection';
import { OptionalText } from '../../../platform/text/inputFields';
import type { PermissionId } from '../../catalogue/catalogue';
import { Permission } from '../../catalogue/permission.enum';

/** The order of the list of users. */
export enum UserOrder {
  name = 'name',
  lastSignIn = 'lastSignIn',
}

registerEnumType(UserOrder, {
  name: 'UserOrder',
  description: 'The order of the list of users.',
  valuesConfig: {
    name: { description: 'By name.' },
    lastSignIn: { description: 'Who signed in last comes first, who never did comes last.' },
  },
});

/** Which users; what is left out does not matter. */
@InputType({ description: 'Which users; what is not given does not matter.' })
export class UserFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the name or the e-mail address.' })
  @OptionalText()
  search?: string | null;

  @Field(() => Permission, { nullable: true, description: 'Who holds it.' })
  permission?: PermissionId | null;

  @Field(() => ID, { nullable: true, description: 'Who is in it.' })
  @OptionalText()
  commissionId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Who chairs that committee, or any.' })
  isChair?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only external accounts. False: only members.' })
  isExternal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Who has not signed in, as far as is known.' })
  neverSignedIn?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only Admins. False: only others.' })
  isAdmin?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: the closed accounts; else those that are open.',
  })
  isDeactivated?: boolean | null;
}

/** Which part of the list of users, and in which order. */
@ArgsType()
export class UserListArgs extends PageArgs {
  @Field(() => UserFilterInput, { nullable: true, description: 'Which users; all when not given.' })
  filter?: UserFilterInput | null;

  @Field(() => UserOrder, { nullable: true, description: 'By name when not given.' })
  order?: UserOrder | null;
}
