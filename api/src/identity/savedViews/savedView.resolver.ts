import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { AddOnce } from '../../platform/once/once';
import { actorOf, type RequestContext } from '../people/requestContext';
import { Allow, isInPerson, isSignedIn } from '../permissions/allow';
import { SavedViewInput } from './savedView.input';
import { SavedView, SavedViews } from './savedView.model';
import * as service from './savedView.service';

/** One's own views of lists. */
@Resolver()
export class SavedViewResolver {
  @Allow(isSignedIn)
  @Query(() => [SavedView], { description: "One's own views, of all lists, the oldest first." })
  savedViews(@Ctx() context: RequestContext): Promise<SavedView[]> {
    return service.listViews(actorOf(context).id);
  }

  @Allow(isInPerson)
  @Mutation(() => [SavedView], {
    description: "Saves a view of a list; at most 20 of each. All one's views.",
  })
  @AddOnce({ record: () => SavedViews, list: 'views', answer: service.viewsOf })
  addSavedView(@Arg('view') view: SavedViewInput, @Ctx() context: RequestContext): Promise<SavedView[]> {
    return service.addView(actorOf(context).id, view);
  }

  @Allow(isInPerson)
  @Mutation(() => [SavedView], {
    description: "Removes one of one's own views; no error when it is gone already. What is left.",
  })
  removeSavedView(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<SavedView[]> {
    return service.removeView(actorOf(context).id, id);
  }
}
