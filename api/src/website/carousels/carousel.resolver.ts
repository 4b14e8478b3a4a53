import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, permissionFor } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { AddOnce } from '../../platform/once/once';
import { CarouselName, carouselPermissions, MoveDirection } from '../website.enums';
import { CarouselItemInput } from './carousel.input';
import { Carousel, CarouselItem } from './carousel.model';
import { CarouselModel } from './carousel.model';
import * as service from './carousel.service';

const CALLS = 'Formerly: updateContentHome, updateContentJeugdraad, updateContentAboutUs.';

@Resolver()
export class CarouselResolver {
  @Allow(permissionFor('carousel', carouselPermissions))
  @Query(() => [CarouselItem], {
    description:
      'The items of a carousel, in order. Formerly: loadContentHome, loadContentJeugdraad, loadContentAboutUs.',
  })
  carousel(@Arg('carousel', () => CarouselName) carousel: CarouselName): Promise<CarouselItem[]> {
    return service.listItems(carousel);
  }

  @Allow(permissionFor('carousel', carouselPermissions))
  @Mutation(() => CarouselItem, { description: `Adds an item at the end of a carousel. ${CALLS}` })
  @AddOnce({ record: () => Carousel, list: 'items', answer: service.addedItem })
  addCarouselItem(
    @Arg('carousel', () => CarouselName) carousel: CarouselName,
    @Arg('item') item: CarouselItemInput,
    @Ctx() context: RequestContext,
  ): Promise<CarouselItem> {
    return service.addItem(actorOf(context), carousel, item);
  }

  @Allow(permissionFor('carousel', carouselPermissions))
  @KeepOmitted({
    model: () => CarouselModel,
    of: ({ carousel }: Record<string, string>) => ({ _id: carousel }),
    list: 'items',
  })
  @Mutation(() => CarouselItem, { description: `Changes an item of a carousel. ${CALLS}` })
  editCarouselItem(
    @Arg('carousel', () => CarouselName) carousel: CarouselName,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('item') item: CarouselItemInput,
    @Ctx() context: RequestContext,
  ): Promise<CarouselItem> {
    return service.editItem(context.portal, actorOf(context), carousel, id, revision, item);
  }

  @Allow(permissionFor('carousel', carouselPermissions))
  @Mutation(() => ID, { description: `Removes an item of a carousel. ${CALLS}` })
  deleteCarouselItem(
    @Arg('carousel', () => CarouselName) carousel: CarouselName,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.deleteItem(context.portal, carousel, id);
  }

  @Allow(permissionFor('carousel', carouselPermissions))
  @Mutation(() => [CarouselItem], {
    description: `Swaps an item with its neighbour; answers the carousel in its new order. ${CALLS}`,
  })
  moveCarouselItem(
    @Arg('carousel', () => CarouselName) carousel: CarouselName,
    @Arg('id', () => ID) id: string,
    @Arg('direction', () => MoveDirection) direction: MoveDirection,
  ): Promise<CarouselItem[]> {
    return service.moveItem(carousel, id, direction);
  }

  @Allow(permissionFor('carousel', carouselPermissions))
  @Mutation(() => [CarouselItem], {
    description: 'Puts an item before another, or last; answers the carousel.',
  })
  putCarouselItem(
    @Arg('carousel', () => CarouselName) carousel: CarouselName,
    @Arg('id', () => ID) id: string,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'The item that follows it; none: it comes last.',
    })
    before: string | null | undefined,
  ): Promise<CarouselItem[]> {
    return service.placeItem(carousel, id, before ?? null);
  }
}
