import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { DoOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { visitorLimits } from '../enrolment';
import { ContactMessageInput, EditContactAddressArgs } from './contact.input';
import { ContactAddress } from './contact.model';
import * as service from './contact.service';

@Resolver()
export class ContactResolver {
  @Allow(Permission.webContact)
  @Query(() => [ContactAddress], {
    description: 'All subjects with their addresses, in a fixed order. Formerly: loadContactAdresses.',
  })
  contactAddresses(): Promise<ContactAddress[]> {
    return service.listContactAddresses();
  }

  @Allow(Permission.webContact)
  @Mutation(() => ContactAddress, {
    description: 'Changes the address of one subject. Formerly: editContactAdresses.',
  })
  editContactAddress(
    @Args() edit: EditContactAddressArgs,
    @Ctx() context: RequestContext,
  ): Promise<ContactAddress> {
    return service.editContactAddress(actorOf(context), edit);
  }

  @Allow(isPublic)
  @Mutation(() => Boolean, {
    description:
      'For visitors of the website: mails their message to the address of the subject. Five an hour.',
  })
  @DoOnce()
  async sendContactForm(
    @Arg('message') message: ContactMessageInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await visitorLimits.countMessage(context.ip);
    await service.sendContactForm(context.portal, message, context.settings.mailFrom);
    return true;
  }
}
