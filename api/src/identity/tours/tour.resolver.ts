import { ArrayMaxSize } from 'class-validator';
import { Args, Ctx, FieldResolver, Mutation, Resolver, ArgsType, Field } from 'type-graphql';

import { Root } from '../../platform/graphql/root';
import { Permission } from '../catalogue/permission.enum';
import { Tour } from '../catalogue/tour.enum';
import { actorOf, type RequestContext, type SessionUser } from '../people/requestContext';
import { User } from '../people/user.model';
import { Allow, isInPerson, isSelf } from '../permissions/allow';
import * as service from './tour.service';

/** There are fewer. */
const MOST = 20;

@ArgsType()
class ToursSeenArgs {
  @Field(() => [Tour], { description: 'The parts that were seen.' })
  @ArrayMaxSize(MOST, { message: 'Dit zijn er te veel' })
  tours: Tour[];
}

/** What somebody is shown of the portal at their first visit, and when they get a new role. */
@Resolver(() => User)
export class TourResolver {
  @Allow(Permission.secGebruikers, isSelf)
  @FieldResolver(() => [Tour], { description: 'The parts of the tour for who one is now.' })
  tours(@Root() user: SessionUser): Tour[] {
    return service.toursOf(user);
  }

  // Asked while signing in too, when nobody is signed in yet.
  @FieldResolver(() => [Tour], {
    description: 'Of me: those that one has not seen yet; none for an Admin who looks as somebody.',
  })
  newTours(@Root() user: SessionUser, @Ctx() context: RequestContext): Tour[] {
    return service.newToursFor(user, context);
  }

  @Allow(isInPerson)
  @Mutation(() => [Tour], {
    description: 'Remembers that one saw these parts of the tour; twice is once. Those that are left.',
  })
  markToursSeen(@Args() { tours }: ToursSeenArgs, @Ctx() context: RequestContext): Promise<Tour[]> {
    return service.markToursSeen(actorOf(context), tours);
  }
}
