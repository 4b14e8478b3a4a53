import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { AddOnce } from '../../platform/once/once';
import { FamilyNameInput, FirstVariantInput, JoinedVariantInput, NewVariantInput } from './family.input';
import * as service from './family.service';
import { Product } from './product.model';

/** Products that are variants of one: by size, by colour. */
@Resolver(() => Product)
export class FamilyResolver {
  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, {
    description: 'Makes a product that has no variants the first one of its own family; add others after it.',
  })
  beginFamily(
    @Arg('id', () => ID, { description: 'A product that has no variants.' }) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('first', { description: 'How it is called from now on.' }) first: FirstVariantInput,
    @Ctx() context: RequestContext,
  ): Promise<Product> {
    return service.beginFamily(actorOf(context), id, revision, first);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, {
    description: 'Makes a product that has no variants one of another product; its stock and orders stay.',
  })
  joinFamily(
    @Arg('id', () => ID, { description: 'A product that has no variants.' }) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('joined', { description: 'Of which product, and which variant it is.' }) joined: JoinedVariantInput,
    @Ctx() context: RequestContext,
  ): Promise<Product> {
    return service.joinFamily(actorOf(context), id, revision, joined);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, {
    description: 'Makes a variant a product of its own again, under a title; the others stay.',
  })
  leaveFamily(
    @Arg('id', () => ID, { description: 'A variant.' }) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('name', { description: 'How it is called from now on.' }) { name }: FamilyNameInput,
    @Ctx() context: RequestContext,
  ): Promise<Product> {
    return service.leaveFamily(actorOf(context), id, revision, name);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Product, { description: 'Adds a variant beside one that is there.' })
  @AddOnce()
  addVariant(@Arg('variant') variant: NewVariantInput, @Ctx() context: RequestContext): Promise<Product> {
    return service.addVariant(actorOf(context), variant);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => [Product], {
    description: 'Gives all variants of a product another name: "Family (variant)" is the title of each.',
  })
  renameFamily(
    @Arg('familyId', () => ID, { description: 'Of the variants.' }) familyId: string,
    @Arg('name', { description: 'How they are called from now on.' }) { name }: FamilyNameInput,
    @Ctx() context: RequestContext,
  ): Promise<Product[]> {
    return service.renameFamily(actorOf(context), familyId, name);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => [Product], {
    description:
      'Gives the other variants of a product the description, suppliers, price for sending and picture of this one.',
  })
  shareWithFamily(
    @Arg('id', () => ID, { description: 'A variant.' }) id: string,
    @Arg('withPrice', { description: 'Its price too.' }) withPrice: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Product[]> {
    return service.shareWithFamily(context.portal, actorOf(context), id, withPrice);
  }
}
