import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';

import { RefusedAddress } from '../../platform/mail/refusedAddress.model';
import { pausedAddresses, resumeAddress } from '../../platform/mail/refusedAddresses';
import { Allow, isAdmin } from '../permissions/allow';

/** What operators see of addresses that get no mail, and what they can do about them. */
@Resolver()
export class RefusedAddressResolver {
  @Allow(isAdmin)
  @Query(() => [RefusedAddress], {
    description:
      'The addresses that get no mail because it was refused for good three times, the latest first.',
  })
  pausedAddresses(): Promise<RefusedAddress[]> {
    return pausedAddresses();
  }

  @Allow(isAdmin)
  @Mutation(() => ID, {
    description: 'Has mail go to a paused address again; what failed meanwhile stays failed.',
  })
  resumeAddress(@Arg('id', () => ID, { description: 'The id of the address.' }) id: string): Promise<string> {
    return resumeAddress(id);
  }
}
