import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { DirectDebitFile, heldBy } from '../claims/directDebit.model';
import { listCollectable } from './collectable.service';
import { Collectable, DirectDebitInput } from './collectable.type';
import { debitStateLoader, mandateEndLoader, DirectDebitState } from './directDebit.loaders';
import * as service from './directDebit.service';
import {
  approveDirectDebit,
  directDebitWaits,
  directDebitXmlOf,
  takeDirectDebit,
  withdrawDirectDebitApproval,
} from './directDebitApproval.service';

const DirectDebitFileConnection = connectionOf('DirectDebitFile', DirectDebitFile);

@Resolver(() => DirectDebitFile)
export class DirectDebitResolver {
  @Allow(isDB)
  @Query(() => Collectable, { description: 'What can be collected by direct debit now.' })
  collectable(@Ctx() { portal, settings }: RequestContext): Promise<Collectable> {
    return listCollectable(portal, settings.foundation);
  }

  @Allow(isDB)
  @Query(() => DirectDebitFileConnection, { description: 'The direct debit files, newest first.' })
  directDebitFiles(@Args() page: PageArgs): Promise<Page<DirectDebitFile>> {
    return service.pageOfDirectDebits(page);
  }

  @Allow(isDB)
  @Query(() => DirectDebitFile, { description: 'One direct debit file, with its text for the bank.' })
  directDebitFile(@Arg('id', () => ID) id: string): Promise<DirectDebitFile> {
    return service.getDirectDebit(id);
  }

  @Allow(isDB)
  @Mutation(() => DirectDebitFile, {
    description: 'Makes a SEPA direct debit file of what was chosen and seen, and mails its payers.',
  })
  @AddOnce()
  makeDirectDebit(
    @Arg('directDebit') directDebit: DirectDebitInput,
    @Ctx() context: RequestContext,
  ): Promise<DirectDebitFile> {
    return service.makeDirectDebit(context.portal, actorOf(context), directDebit);
  }

  @Allow(isDB)
  @Mutation(() => DirectDebitFile, {
    description: 'Turns a direct debit file back: what it collects is open again.',
  })
  reverseDirectDebit(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<DirectDebitFile> {
    return service.reverseDirectDebit(context.portal, actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => DirectDebitFile, {
    description:
      'Takes a direct debit file to the bank: its text can be read. The first time it lets go of what has no mandate any more.',
  })
  takeDirectDebit(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<DirectDebitFile> {
    return takeDirectDebit(context.portal, actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => DirectDebitFile, {
    description:
      'Says that a direct debit file may go to the bank; who made it cannot. Its payers are mailed.',
  })
  approveDirectDebit(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<DirectDebitFile> {
    return approveDirectDebit(context.portal, actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => DirectDebitFile, { description: 'Takes that back.' })
  withdrawDirectDebitApproval(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<DirectDebitFile> {
    return withdrawDirectDebitApproval(actorOf(context), id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Another of the board has to approve it before its text for the bank can be read.',
  })
  waitsForApproval(@Root() file: DirectDebitFile, @Ctx() { settings }: RequestContext): boolean {
    return directDebitWaits(settings, file);
  }

  @FieldResolver(() => Int, { description: 'Cents, of what it holds.' })
  total(@Root() file: DirectDebitFile): number {
    return heldBy(file).reduce((total, { amount }) => total + amount, 0);
  }

  @FieldResolver(() => [DirectDebitState], {
    description: 'What became of each, in the order of its debits.',
  })
  async states(@Root() file: DirectDebitFile, @Ctx() context: RequestContext): Promise<DirectDebitState[]> {
    const asked = file.debits.map((debit) => ({ file, debit }));
    const states = await debitStateLoader(context).loadMany(asked);
    return states.flatMap((state) => (state instanceof Error ? [] : state));
  }

  @FieldResolver(() => [String], {
    nullable: 'items',
    description:
      'The day on which the mandate of each ended, YYYY-MM-DD, in the order of its debits; null: it lives.',
  })
  async mandateEnds(
    @Root() { debits }: DirectDebitFile,
    @Ctx() context: RequestContext,
  ): Promise<(string | null)[]> {
    const ends = await mandateEndLoader(context).loadMany(debits);
    return ends.map((end) => (end instanceof Error ? null : end));
  }

  @FieldResolver(() => String, {
    description:
      'For the bank: pain.008.001.08. FORBIDDEN before it was taken, or while it waits for approval.',
  })
  xml(@Root() file: DirectDebitFile, @Ctx() { settings }: RequestContext): string {
    return directDebitXmlOf(settings, file);
  }
}
