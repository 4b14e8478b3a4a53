import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/sessions/requestContext';
import { actorOf } from '../../identity/sessions/requestContext';
import { visitorLimits } from '../visitorLimits';
import { ContactMessageInput, EditContactAddressArgs } from './contact.input';
import { ContactAddress } from './contact.model';
import * as service from './contact.service';

@Resolver()
export class ContactResolver {
  @Query(() => [ContactAddress], {
    description: 'All subjects with their addresses, in a fixed order. Spec call: loadContactAdresses.',
  })
  contactAddresses(): Promise<ContactAddress[]> {
    return service.listContactAddresses();
  }

  @Mutation(() => ContactAddress, {
    description: 'Changes the address of one subject. Spec call: editContactAdresses.',
  })
  editContactAddress(
    @Args() edit: EditContactAddressArgs,
    @Ctx() context: RequestContext,
  ): Promise<ContactAddress> {
    return service.editContactAddress(actorOf(context), edit);
  }

  @Mutation(() => Boolean, {
    description:
      'For visitors of the website: mails their message to the address of the subject. Five an hour.',
  })
  async sendContactForm(
    @Arg('message') message: ContactMessageInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await visitorLimits.countMessage(context.ip);
    await service.sendContactForm(context.portal, message, context.settings.mailFrom);
    return true;
  }
}
