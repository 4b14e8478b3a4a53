import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Allow } from '../../identity/permissions/allow';
import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import type { MaybePromise } from '../../platform/schema/allow';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { __Entity__Args, __Entity__Input } from './__entity__.input';
import { __Entity__, __Entity__Model } from './__entity__.model';
import * as service from './__entity__.service';

const __Entity__Connection = connectionOf('__Entity__', __Entity__);
const __entity__Log = changeLogOf(__Entity__Model);

@Resolver(() => __Entity__)
export class __Entity__Resolver {
  @Allow(Permission.__permission__)
  @Query(() => __Entity__Connection, { description: 'The __words__, by name.' })
  __entities__(
    @Args() { search, first, after }: __Entity__Args,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<Page<__Entity__>> {
    return service.pageOf__Entities__(search, { first, after }, columns);
  }

  @Allow(Permission.__permission__)
  @Query(() => __Entity__, { description: 'One __word__.' })
  __entity__(@Arg('id', () => ID) id: string): Promise<__Entity__> {
    return service.get__Entity__(id);
  }

  @Allow(Permission.__permission__)
  @Mutation(() => __Entity__, { description: 'Adds __a_word__.' })
  @AddOnce()
  add__Entity__(
    @Arg('__entity__') __entity__: __Entity__Input,
    @Ctx() context: RequestContext,
  ): Promise<__Entity__> {
    return service.add__Entity__(actorOf(context), __entity__);
  }

  @Allow(Permission.__permission__)
  @KeepOmitted({ model: () => __Entity__Model })
  @Mutation(() => __Entity__, { description: 'Changes __a_word__.' })
  edit__Entity__(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('__entity__') __entity__: __Entity__Input,
    @Ctx() context: RequestContext,
  ): Promise<__Entity__> {
    return service.edit__Entity__(actorOf(context), id, revision, __entity__);
  }

  @Allow(Permission.__permission__)
  @Mutation(() => ID, { description: 'Moves __a_word__ to the trash.' })
  delete__Entity__(@Arg('id', () => ID) id: string): Promise<string> {
    return service.delete__Entity__(id);
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: __Entity__, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return __entity__Log(record, context);
  }
}
