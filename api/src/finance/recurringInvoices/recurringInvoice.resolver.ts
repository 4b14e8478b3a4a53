import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { commissionLoader } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Page } from '../../platform/database/reading/readPage';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce, DoOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { InvoiceDraftInput, InvoiceInput, LayoutMark } from '../invoices/invoice.input';
import { Invoice } from '../invoices/invoice.model';
import { InvoiceCommittee } from '../invoices/invoice.types';
import { issueProposal, listProposals, skippedDates, skipProposal } from './proposal.service';
import { previewAt } from './recurringContent';
import { RecurringState } from './recurringInvoice.enums';
import { RecurrenceInput } from './recurringInvoice.input';
import { RecurringInvoice, RecurringInvoiceModel } from './recurringInvoice.model';
import * as service from './recurringInvoice.service';
import { RecurringProposal } from './recurringProposal.type';

const RecurringInvoiceConnection = connectionOf('RecurringInvoice', RecurringInvoice);
const recurringLog = changeLogOf(RecurringInvoiceModel);

@Resolver(() => RecurringInvoice)
export class RecurringInvoiceResolver {
  @Allow(Permission.secFact)
  @Query(() => RecurringInvoiceConnection, { description: 'Invoices that come back, newest first.' })
  recurringInvoices(@Args() { first, after }: PageArgs): Promise<Page<RecurringInvoice>> {
    return service.pageOfRecurringInvoices({ first, after });
  }

  @Allow(Permission.secFact)
  @Query(() => RecurringInvoice, { description: 'One recurring invoice.' })
  recurringInvoice(@Arg('id', () => ID) id: string): Promise<RecurringInvoice> {
    return service.getRecurringInvoice(id);
  }

  @Allow(Permission.secFact)
  @Query(() => [RecurringProposal], { description: 'What waits for a person, the oldest date first.' })
  recurringProposals(@Ctx() { portal }: RequestContext): Promise<RecurringProposal[]> {
    return listProposals(portal);
  }

  @Allow(Permission.secFact)
  @Query(() => [LayoutMark], {
    description: 'How an invoice of a date will look, with its month, year and period. Nothing is stored.',
  })
  async recurringInvoicePreview(
    @Arg('invoice') invoice: InvoiceDraftInput,
    @Arg('day', () => String, { description: 'YYYY-MM-DD; today when it is none.' }) day: string,
    @Arg('interval', () => Int, { description: 'Months from one date to the next, 1 to 24.' })
    interval: number,
    @Ctx() { portal }: RequestContext,
  ): Promise<LayoutMark[]> {
    return (await previewAt(portal, invoice, { day, interval })) as LayoutMark[];
  }

  @Allow(Permission.secFact)
  @Mutation(() => RecurringInvoice, { description: 'Adds an invoice that comes back by itself.' })
  @AddOnce()
  addRecurringInvoice(
    @Arg('invoice') invoice: InvoiceInput,
    @Arg('recurrence') recurrence: RecurrenceInput,
    @Ctx() context: RequestContext,
  ): Promise<RecurringInvoice> {
    return service.addRecurringInvoice(context.portal, actorOf(context), { invoice, recurrence });
  }

  @Allow(Permission.secFact)
  @Mutation(() => RecurringInvoice, {
    description: 'From today on; what waits is issued as it says then.',
  })
  saveRecurringInvoice(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('invoice') invoice: InvoiceInput,
    @Arg('recurrence') recurrence: RecurrenceInput,
    @Ctx() context: RequestContext,
  ): Promise<RecurringInvoice> {
    const given = { id, revision, invoice, recurrence };
    return service.saveRecurringInvoice(context.portal, actorOf(context), given);
  }

  @Allow(Permission.secFact)
  @Mutation(() => RecurringInvoice, { description: 'Dates that come while it is paused are passed over.' })
  pauseRecurringInvoice(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('paused', { description: 'True: pauses it. False: lets it go on.' }) isPaused: boolean,
    @Ctx() context: RequestContext,
  ): Promise<RecurringInvoice> {
    return service.pauseRecurringInvoice(actorOf(context), { id, revision, isPaused });
  }

  @Allow(Permission.secFact)
  @Mutation(() => RecurringInvoice, { description: 'For good; what waits stays.' })
  stopRecurringInvoice(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<RecurringInvoice> {
    return service.stopRecurringInvoice(actorOf(context), id, revision);
  }

  @Allow(Permission.secFact)
  @Mutation(() => ID, { description: 'Refused once an invoice was issued.' })
  deleteRecurringInvoice(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
  ): Promise<string> {
    return service.deleteRecurringInvoice(id, revision);
  }

  @Allow(Permission.secFact)
  @Mutation(() => Invoice, {
    description: 'Issues the invoice of a date, once, and with send mails it. @returns the invoice',
  })
  @DoOnce()
  issueRecurringProposal(
    @Arg('id', () => ID) id: string,
    @Arg('date', () => String, { description: 'YYYY-MM-DD.' }) date: string,
    @Arg('send', { description: 'Whether the invoice is mailed at once.' }) send: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Invoice> {
    return issueProposal(context.portal, actorOf(context), { id, date }, send);
  }

  @Allow(Permission.secFact)
  @Mutation(() => RecurringInvoice, { description: 'Skips a date that waits, or takes that back.' })
  skipRecurringProposal(
    @Arg('id', () => ID) id: string,
    @Arg('date', () => String, { description: 'YYYY-MM-DD.' }) date: string,
    @Arg('skipped', { description: 'True: skips it. False: takes that back.' }) isSkipped: boolean,
    @Ctx() context: RequestContext,
  ): Promise<RecurringInvoice> {
    return skipProposal(actorOf(context), { id, date }, isSkipped, todayInAmsterdam());
  }

  @FieldResolver(() => RecurringState)
  state(@Root() recurring: RecurringInvoice): RecurringState {
    return service.stateOf(recurring);
  }

  @FieldResolver(() => String, { nullable: true, description: 'YYYY-MM-DD; null: it does not go on now.' })
  nextDate(@Root() recurring: RecurringInvoice): string | null {
    return service.stateOf(recurring) === RecurringState.active ? (recurring.nextDate ?? null) : null;
  }

  @FieldResolver(() => [String], { description: 'Dates that were skipped by hand, YYYY-MM-DD.' })
  skipped(@Root() recurring: RecurringInvoice): string[] {
    return skippedDates(recurring);
  }

  @FieldResolver(() => Boolean, { description: 'Nothing was issued of it.' })
  canBeDeleted(@Root() { issued }: RecurringInvoice): boolean {
    return issued === 0;
  }

  @FieldResolver(() => InvoiceCommittee, { nullable: true, description: 'Also one in the archive.' })
  commission(
    @Root() { commissionId }: RecurringInvoice,
    @Ctx() context: RequestContext,
  ): Promise<InvoiceCommittee | null> {
    return commissionId ? commissionLoader(context).load(commissionId) : Promise.resolve(null);
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: RecurringInvoice, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return recurringLog(record, context);
  }
}
