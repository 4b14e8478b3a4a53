import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow, isCommissionMember, isDB } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { connectionOf } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AccountancyYear, Workgroup } from '../books/accountancyYear.model';
import { LedgerPeriodInput } from '../books/finance.input';
import { CommissionAccounting } from '../books/finance.types';
import { saveLedgerPeriod } from '../books/ledgerSettings.service';
import { NOTHING, type Totals } from '../money/sumStages';
import { archiveYear } from './closing.service';
import { BankReconciliation, Ledger, LedgerEntriesArgs, LedgerEntry } from './ledger.types';
import { getCommissionAccounting, getLedger, pageOfEntries } from './ledgerView.service';
import { listReconciliations } from './reconciliation.service';
import { totalsLoader } from './totals.loader';

/** What the ledger says of a year and its committees, and closing it. */
@Resolver(() => AccountancyYear)
export class YearTotalsResolver {
  @Allow(isCommissionMember('commissionId'))
  @Query(() => CommissionAccounting, {
    nullable: true,
    description:
      "A committee's own books, for its members; of the running year when none is given. null: it is in none.",
  })
  commissionAccounting(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('yearId', () => ID, {
      nullable: true,
      description: 'The id of the financial year; left out: the running one.',
    })
    yearId: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<CommissionAccounting | null> {
    return getCommissionAccounting(commissionId, yearId, context);
  }

  @Allow(isDB)
  @Mutation(() => AccountancyYear, {
    description: 'Puts a year in the archive, or takes it out, locked. Formerly: saveAccountancy.',
  })
  archiveAccountancyYear(
    @Arg('id', () => ID) id: string,
    @Arg('archived', { description: 'True: into the archive. False: out of it.' }) archived: boolean,
    @Ctx() context: RequestContext,
  ): Promise<AccountancyYear> {
    return archiveYear(context.portal, actorOf(context), id, archived);
  }

  @FieldResolver(() => Int, { description: 'Cents.' })
  async totalExpences(@Root() year: AccountancyYear, @Ctx() context: RequestContext): Promise<number> {
    return sum([...(await totalsLoader(context).load(year.id)).values()], 'expenses');
  }

  @FieldResolver(() => Int, {
    description: 'Cents, of what goes to none of its committees; part of `totalIncome`.',
  })
  async unassignedIncome(@Root() year: AccountancyYear, @Ctx() context: RequestContext): Promise<number> {
    return sum(await unassignedOf(year, context), 'income');
  }

  @FieldResolver(() => Int, {
    description: 'Cents, of what goes to none of its committees; part of `totalExpences`.',
  })
  async unassignedExpences(@Root() year: AccountancyYear, @Ctx() context: RequestContext): Promise<number> {
    return sum(await unassignedOf(year, context), 'expenses');
  }

  @FieldResolver(() => Int, { description: 'Cents.' })
  async totalIncome(@Root() year: AccountancyYear, @Ctx() context: RequestContext): Promise<number> {
    return sum([...(await totalsLoader(context).load(year.id)).values()], 'income');
  }
}

@Resolver(() => Workgroup)
export class WorkgroupResolver {
  @FieldResolver(() => Int, { description: 'Cents, of what is approved.' })
  async expences(@Root() group: Workgroup, @Ctx() context: RequestContext): Promise<number> {
    return (await totalsOf(group, context)).expenses;
  }

  @FieldResolver(() => Int, { description: 'Cents.' })
  async income(@Root() group: Workgroup, @Ctx() context: RequestContext): Promise<number> {
    return (await totalsOf(group, context)).income;
  }
}

async function unassignedOf({ id, workgroups }: AccountancyYear, context: RequestContext): Promise<Totals[]> {
  const known = new Set(workgroups.map(({ index }) => index));
  return [...(await totalsLoader(context).load(id))].flatMap(([wg, totals]) => (known.has(wg) ? [] : totals));
}

async function totalsOf({ yearId, index }: Workgroup, context: RequestContext): Promise<Totals> {
  return (await totalsLoader(context).load(yearId)).get(index) ?? NOTHING;
}

function sum(rows: readonly Totals[], field: keyof Totals): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

const LedgerEntryConnection = connectionOf('LedgerEntry', LedgerEntry);

@Resolver()
export class LedgerResolver {
  @Allow(Permission.secFin)
  @Query(() => Ledger, { description: 'The books of a year over all sources of money, in sums.' })
  ledger(@Arg('yearId', () => ID) yearId: string, @Ctx() context: RequestContext): Promise<Ledger> {
    return getLedger(context, yearId);
  }

  @Allow(Permission.secFin)
  @Query(() => LedgerEntryConnection, { description: 'The entries of the books of a year, newest first.' })
  ledgerEntries(@Args() args: LedgerEntriesArgs, @Ctx() context: RequestContext): Promise<Page<LedgerEntry>> {
    return pageOfEntries(context, args);
  }

  @Allow(isDB)
  @Query(() => [BankReconciliation], {
    description: 'The accounts of the foundation: statements beside lines, lines beside the books.',
  })
  bankReconciliations(@Ctx() { settings }: RequestContext): Promise<BankReconciliation[]> {
    return listReconciliations(settings.foundation);
  }

  @Allow(isDB)
  @Mutation(() => Ledger, {
    description: 'Sets the period of a year, and to which of its committees the money of the sources goes.',
  })
  async saveLedgerPeriod(
    @Arg('yearId', () => ID) yearId: string,
    @Arg('period') period: LedgerPeriodInput,
    @Ctx() context: RequestContext,
  ): Promise<Ledger> {
    await saveLedgerPeriod(context.portal, actorOf(context), yearId, period);
    return getLedger(context, yearId);
  }
}
