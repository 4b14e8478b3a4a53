import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import * as movements from '../movements/movement.service';
import { tuneStock } from '../movements/tuning.service';
import { undoTuning } from '../movements/undo.service';
import { availableOf } from '../orders/reservation.service';
import * as report from '../reports/report.service';
import { StockReportRow } from '../reports/report.type';
import { NewProductInput, ProductInput, StockTuningInput } from '../stock.input';
import { locationsLoader } from './product.loader';
import { Product, ProductModel, ProductStock, StockMovement } from './product.model';
import * as service from './product.service';

const MovementConnection = connectionOf('StockMovement', StockMovement);
const productLog = changeLogOf(ProductModel);

@Resolver(() => Product)
export class ProductResolver {
  @Allow(Permission.stockAdmin)
  @Query(() => [Product], { description: 'By title. Formerly: loadWebshop.' })
  products(@AskedColumns() columns: Columns | undefined): Promise<Product[]> {
    return service.listProducts(columns);
  }

  @Allow(Permission.stockAdmin)
  @Query(() => Product, { description: 'One product.' })
  product(@Arg('id', () => ID) id: string, @AskedColumns() columns: Columns | undefined): Promise<Product> {
    return service.getProduct(id, columns);
  }

  @Allow(Permission.stockAdmin)
  @Query(() => MovementConnection, { description: 'What was done to the stock of a product, newest first.' })
  async stockMovements(
    @Arg('productId', () => ID) productId: string,
    @Args() { first, after }: PageArgs,
  ): Promise<Page<StockMovement>> {
    return movements.pageOfMovements(await service.getProduct(productId), { first, after });
  }

  @Allow(Permission.stockAdmin)
  @Query(() => [StockReportRow], {
    description: 'Stock value now, and the turnover of a season, per product.',
  })
  stockReport(
    @Arg('season', () => Int, { description: 'The year in which it began, in April.' }) season: number,
  ): Promise<StockReportRow[]> {
    return report.stockReport(season);
  }

  @Allow(Permission.stockAdmin)
  @Query(() => [Int], { description: 'The seasons in which something was sold, and this one; newest first.' })
  stockSeasons(): Promise<number[]> {
    return report.stockSeasons();
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, { description: 'Formerly: saveWebshop.' })
  @AddOnce()
  addProduct(@Arg('product') product: NewProductInput, @Ctx() context: RequestContext): Promise<Product> {
    return service.addProduct(actorOf(context), product);
  }

  @Allow(Permission.stockAdmin)
  @KeepOmitted({ model: () => ProductModel })
  @Mutation(() => Product, { description: 'Formerly: saveWebshop.' })
  editProduct(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('product') product: ProductInput,
    @Ctx() context: RequestContext,
  ): Promise<Product> {
    return service.editProduct(context.portal, actorOf(context), id, revision, product);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => ID, {
    description: 'Refused while there is stock or an open order. Formerly: saveWebshop.',
  })
  deleteProduct(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteProduct(context.portal, id);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, {
    description:
      'Moves, sells, buys, breaks, uses up or counts stock, once for each requestId. Formerly: saveWebshop.',
  })
  tuneStock(
    @Arg('productId', () => ID) productId: string,
    @Arg('tuning') tuning: StockTuningInput,
    @Ctx() context: RequestContext,
  ): Promise<Product> {
    return tuneStock(actorOf(context), productId, tuning);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, {
    description: 'Takes back what was done to stock by hand in the last hour; again it does nothing.',
  })
  undoStockMovement(
    @Arg('productId', () => ID) productId: string,
    @Arg('movementId', () => ID, { description: 'The requestId by which it was done.' }) movementId: string,
    @Ctx() context: RequestContext,
  ): Promise<Product> {
    return undoTuning(actorOf(context), productId, movementId);
  }

  @Needs('stock.amount')
  @FieldResolver(() => Int, { description: 'Pieces in all places.' })
  amount(@Root() { stock }: Product): number {
    return stock.reduce((sum, { amount }) => sum + amount, 0);
  }

  @Needs('stock.amount', 'lowStock')
  @FieldResolver(() => Boolean, { description: 'There are fewer pieces than it is to be warned of.' })
  isLow(@Root() { stock, lowStock }: Product): boolean {
    return typeof lowStock === 'number' && stock.reduce((sum, { amount }) => sum + amount, 0) < lowStock;
  }

  @Needs('reservations.amount')
  @FieldResolver(() => Int, { description: 'Pieces that are kept apart for orders.' })
  reserved(@Root() { reservations }: Product): number {
    return reservations.reduce((sum, { amount }) => sum + amount, 0);
  }

  @Needs('stock', 'reservations')
  @FieldResolver(() => Int, { description: 'Pieces that the webshop can still sell.' })
  async available(@Root() product: Product, @Ctx() context: RequestContext): Promise<number> {
    const closed = (await locationsLoader(context)()).filter(({ internal, locked }) => internal || locked);
    return availableOf(
      product,
      closed.map(({ id }) => id),
    );
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: Product, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return productLog(record, context);
  }
}

@Resolver(() => ProductStock)
export class ProductStockResolver {
  @FieldResolver(() => String, { description: 'The title of the place.' })
  async location(@Root() { locationId }: ProductStock, @Ctx() context: RequestContext): Promise<string> {
    const locations = await locationsLoader(context)();
    return locations.find(({ id }) => id === locationId)?.title ?? '';
  }
}
