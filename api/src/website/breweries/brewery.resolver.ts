import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { AddOnce } from '../../platform/once/once';
import { BeerInput, BreweryInput } from './brewery.input';
import { Brewery } from './brewery.model';
import { BreweryModel } from './brewery.model';
import * as service from './brewery.service';

@Resolver()
export class BreweryResolver {
  @Allow(Permission.webUBPF)
  @Query(() => [Brewery], { description: 'The breweries by name. Formerly: loadBreweries.' })
  breweries(): Promise<Brewery[]> {
    return service.listBreweries();
  }

  @Allow(Permission.webUBPF)
  @Query(() => Brewery, { description: 'One brewery. Formerly: loadBreweries.' })
  brewery(@Arg('id', () => ID) id: string): Promise<Brewery> {
    return service.getBrewery(id);
  }

  @Allow(Permission.webUBPF)
  @Mutation(() => Brewery, { description: 'Adds a brewery. Formerly: addBrewery.' })
  @AddOnce()
  addBrewery(@Arg('newBrewery') newBrewery: BreweryInput, @Ctx() context: RequestContext): Promise<Brewery> {
    return service.addBrewery(actorOf(context), newBrewery);
  }

  @Allow(Permission.webUBPF)
  @Mutation(() => Brewery, {
    description: "Changes a brewery's own fields. Formerly: addBrewery, for an edit.",
  })
  editBrewery(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('newBrewery') newBrewery: BreweryInput,
    @Ctx() context: RequestContext,
  ): Promise<Brewery> {
    return service.editBrewery(actorOf(context), id, revision, newBrewery);
  }

  @Allow(Permission.webUBPF)
  @Mutation(() => ID, { description: 'Removes a brewery with its beers. Formerly: deleteBrewery.' })
  deleteBrewery(@Arg('breweryId', () => ID) breweryId: string): Promise<string> {
    return service.deleteBrewery(breweryId);
  }

  @Allow(Permission.webUBPF)
  @Mutation(() => Brewery, {
    description: "Adds a beer; the brewery's revision stays. Formerly: addBrewery, for an edit.",
  })
  @AddOnce({ list: 'beers' })
  addBeer(
    @Arg('breweryId', () => ID) breweryId: string,
    @Arg('beer') beer: BeerInput,
    @Ctx() context: RequestContext,
  ): Promise<Brewery> {
    return service.addBeer(actorOf(context), breweryId, beer);
  }

  @Allow(Permission.webUBPF)
  @KeepOmitted({
    model: () => BreweryModel,
    of: ({ breweryId }: Record<string, string>) => ({ _id: breweryId }),
    list: 'beers',
    part: 'beerId',
  })
  @Mutation(() => Brewery, {
    description: 'Changes a beer, at the revision of the beer. Formerly: addBrewery, for an edit.',
  })
  editBeer(
    @Arg('breweryId', () => ID) breweryId: string,
    @Arg('beerId', () => ID) beerId: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('beer') beer: BeerInput,
    @Ctx() context: RequestContext,
  ): Promise<Brewery> {
    return service.editBeer(actorOf(context), breweryId, beerId, revision, beer);
  }

  @Allow(Permission.webUBPF)
  @Mutation(() => Brewery, { description: 'Removes a beer. Formerly: addBrewery, for an edit.' })
  deleteBeer(
    @Arg('breweryId', () => ID) breweryId: string,
    @Arg('beerId', () => ID) beerId: string,
    @Ctx() context: RequestContext,
  ): Promise<Brewery> {
    return service.deleteBeer(actorOf(context), breweryId, beerId);
  }
}
