import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { connectionOf } from '../../platform/graphql/connection';
import { LedgerPeriodInput } from '../books/finance.input';
import { saveLedgerPeriod } from '../books/ledgerSettings.service';
import { LedgerEntriesArgs } from './ledger.input';
import { BankReconciliation, Ledger, LedgerEntry } from './ledger.types';
import { getLedger, pageOfEntries } from './ledgerView.service';
import { listReconciliations } from './reconciliation.service';

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
