import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { perRequest } from '../../platform/schema/allow';
import { AccountancyYear } from './accountancyYear.model';
import * as service from './accountancyYear.service';
import { deleteWorkgroup } from './accountancyYear.service';
import { WorkgroupInput } from './finance.input';
import { MissingCommission } from './finance.types';

const runningYearOnce = perRequest(() => {
  let read: Promise<AccountancyYear | undefined> | undefined;
  return () => (read ??= service.listYears(false).then(service.runningYear));
});

const SAVE = 'Formerly: saveAccountancy.';

@Resolver(() => AccountancyYear)
export class AccountancyYearResolver {
  @Allow(Permission.secFin)
  @Query(() => [AccountancyYear], {
    description: 'The financial years, newest first. Formerly: loadAccountancy, loadArchivedAccountancy.',
  })
  accountancyYears(
    @Arg('archived', () => Boolean, {
      nullable: true,
      description: 'True: those in the archive; else the others.',
    })
    archived?: boolean,
  ): Promise<AccountancyYear[]> {
    return service.listYears(archived ?? false);
  }

  @Allow(isDB)
  @Mutation(() => AccountancyYear, {
    description:
      'Adds a year with the committees and budgets of another, or with all committees. Formerly: addAccountancyYear.',
  })
  @AddOnce({ answer: service.withYear })
  addAccountancyYear(
    @Arg('title', {
      description: 'The title: not blank, 50 characters at most, unlike that of any other year.',
    })
    title: string,
    @Arg('copyFrom', () => ID, {
      nullable: true,
      description:
        'The id of the year whose committees and budgets are taken over; left out: all committees of the portal.',
    })
    copyFrom: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<AccountancyYear> {
    return service.addYear(actorOf(context), title, copyFrom);
  }

  @Allow(isDB)
  @Mutation(() => AccountancyYear, { description: `Closes a year for declarations, or opens it. ${SAVE}` })
  lockAccountancyYear(
    @Arg('id', () => ID) id: string,
    @Arg('locked', { description: 'True: no declarations are taken.' }) locked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<AccountancyYear> {
    return service.lockYear(actorOf(context), id, locked);
  }

  @Allow(isDB)
  @Mutation(() => AccountancyYear, { description: `Adds a committee to the books of a year. ${SAVE}` })
  @AddOnce({ list: 'workgroups', answer: service.withYear })
  addWorkgroup(
    @Arg('yearId', () => ID) yearId: string,
    @Arg('workgroup') workgroup: WorkgroupInput,
    @Ctx() context: RequestContext,
  ): Promise<AccountancyYear> {
    return service.addWorkgroup(actorOf(context), yearId, workgroup);
  }

  @Allow(isDB)
  @Mutation(() => AccountancyYear, {
    description: `Changes the title and the budgets of a committee. ${SAVE}`,
  })
  editWorkgroup(
    @Arg('yearId', () => ID) yearId: string,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('workgroup') workgroup: WorkgroupInput,
    @Ctx() context: RequestContext,
  ): Promise<AccountancyYear> {
    return service.editWorkgroup(actorOf(context), yearId, id, revision, workgroup);
  }

  @Allow(isDB)
  @Mutation(() => AccountancyYear, {
    description: `Takes a committee without lines out of the books. ${SAVE}`,
  })
  deleteWorkgroup(
    @Arg('yearId', () => ID) yearId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountancyYear> {
    return deleteWorkgroup(actorOf(context), yearId, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'It runs now: today is in its period, or else it is the newest that is not archived.',
  })
  async running(@Root() { id }: AccountancyYear, @Ctx() context: RequestContext): Promise<boolean> {
    return (await runningYearOnce(context)())?.id === id;
  }

  @FieldResolver(() => [MissingCommission], {
    description: 'Committees of the portal that are not in its books: of those nobody can declare.',
  })
  missingCommissions(@Root() year: AccountancyYear): Promise<MissingCommission[]> {
    return service.listMissingCommissions(year);
  }

  @FieldResolver(() => Int, { description: 'Cents.' })
  totalExpencesBudget(@Root() { workgroups }: AccountancyYear): number {
    return workgroups.reduce((total, { expencesBudget }) => total + expencesBudget, 0);
  }

  @FieldResolver(() => Int, { description: 'Cents.' })
  totalIncomeBudget(@Root() { workgroups }: AccountancyYear): number {
    return workgroups.reduce((total, { incomeBudget }) => total + incomeBudget, 0);
  }
}
