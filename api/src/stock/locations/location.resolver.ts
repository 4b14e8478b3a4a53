import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { productsLoader } from '../products/product.loader';
import { StockLocationInput } from '../stock.input';
import { LocationProduct, StockLocation } from './location.model';
import { StockLocationModel } from './location.model';
import * as service from './location.service';

@Resolver(() => StockLocation)
export class StockLocationResolver {
  @Allow(Permission.stockAdmin)
  @Query(() => [StockLocation], { description: '"Algemeen" first, then by title. Formerly: loadWebshop.' })
  stockLocations(): Promise<StockLocation[]> {
    return service.listLocations();
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => StockLocation, { description: 'Formerly: saveWebshop.' })
  @AddOnce()
  addStockLocation(
    @Arg('location') location: StockLocationInput,
    @Ctx() context: RequestContext,
  ): Promise<StockLocation> {
    return service.addLocation(actorOf(context), location);
  }

  @Allow(Permission.stockAdmin)
  @KeepOmitted({ model: () => StockLocationModel })
  @Mutation(() => StockLocation, { description: 'Formerly: saveWebshop.' })
  editStockLocation(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('location') location: StockLocationInput,
    @Ctx() context: RequestContext,
  ): Promise<StockLocation> {
    return service.editLocation(context.portal, actorOf(context), id, revision, location);
  }

  @FieldResolver(() => [LocationProduct], { description: 'What lies here, by title.' })
  async products(@Root() { id }: StockLocation, @Ctx() context: RequestContext): Promise<LocationProduct[]> {
    const products = await productsLoader(context)();
    return products.flatMap((product) => {
      const amount = product.stock.find(({ locationId }) => locationId === id)?.amount ?? 0;
      return amount > 0 ? [{ productId: product.id, title: product.title, amount }] : [];
    });
  }
}
