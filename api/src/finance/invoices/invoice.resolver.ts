import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  ArgsType,
  Field,
} from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { listCommissions } from '../../identity/commissions/commission.service';
import { commissionLoader } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { StoredFile } from '../../platform/files/storedFile.type';
import { type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { DoOnce } from '../../platform/once/once';
import { paidInParts, settledOn } from '../claims/bankParts';
import { previewOf } from './document/invoiceDocument.service';
import { invoiceUbl } from './document/invoiceUbl';
import { VatRate } from './document/vatRate';
import { InvoiceDraftInput, InvoiceInput, LayoutMark } from './invoice.input';
import { bankPartsLoader, creditNoteLoader, onlinePaymentLoader } from './invoice.loaders';
import { Invoice, InvoiceLine, InvoiceVat } from './invoice.model';
import * as service from './invoice.service';
import { type InvoiceFilter, listDebtors } from './invoice.service';
import { Debtor, InvoiceCommittee, InvoiceState } from './invoice.types';
import { offeredRates } from './invoiceLines';
import { stateOf } from './invoiceStates';
import { sumLines } from './invoiceSums';

/** Which invoices, and which part of them. */
@ArgsType()
class InvoiceArgs extends PageArgs implements InvoiceFilter {
  @Field(() => String, { nullable: true, description: 'Words in number, client, title or description.' })
  search?: string | null;

  @Field(() => InvoiceState, { nullable: true, description: 'Only those in this state; all when not given.' })
  state?: InvoiceState | null;

  @Field(() => ID, { nullable: true, description: 'Of this committee.' })
  commissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Came from this recurring invoice.' })
  recurringId?: string | null;
}

const InvoiceConnection = connectionOf('Invoice', Invoice);

@Resolver(() => Invoice)
export class InvoiceResolver {
  @Allow(Permission.secFact)
  @Query(() => InvoiceConnection, { description: 'Invoices and credit notes, newest first.' })
  invoices(
    @Args() { first, after, ...filter }: InvoiceArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Invoice>> {
    return service.pageOfInvoices(filter, { first, after, ...asked });
  }

  @Allow(Permission.secFact)
  @Query(() => [LayoutMark], {
    description: 'How an invoice will look: what the pdf is drawn from. Nothing is stored.',
  })
  async invoicePreview(
    @Arg('invoice') invoice: InvoiceDraftInput,
    @Ctx() { portal }: RequestContext,
  ): Promise<LayoutMark[]> {
    return (await previewOf(portal, invoice)) as LayoutMark[];
  }

  @Allow(Permission.secFact)
  @Query(() => [VatRate], { description: 'The rates of VAT that a line may have.' })
  invoiceVatRates(@Ctx() { settings }: RequestContext): VatRate[] {
    return offeredRates(settings.foundation);
  }

  @Allow(Permission.secFact)
  @Query(() => [InvoiceCommittee], { description: 'The committees that an invoice may be of, by number.' })
  invoiceCommittees(): Promise<InvoiceCommittee[]> {
    return listCommissions();
  }

  @Allow(Permission.secFact)
  @Query(() => String, {
    nullable: true,
    description: 'An invoice as UBL (Peppol BIS Billing 3.0); null where something for that is not there.',
  })
  async invoiceUbl(
    @Arg('id', () => ID) id: string,
    @Ctx() { settings }: RequestContext,
  ): Promise<string | null> {
    return invoiceUbl(await service.getInvoice(id), settings.foundation);
  }

  @Allow(Permission.secFact)
  @Query(() => [Debtor], { description: 'Who has invoices to pay, who is late with most at the top.' })
  debtors(@Ctx() { portal }: RequestContext): Promise<Debtor[]> {
    return listDebtors(portal);
  }

  @Allow(Permission.secFact)
  @Mutation(() => Invoice, {
    description: 'Issues an invoice under the next number of the year, and with send mails it.',
  })
  @DoOnce()
  saveInvoice(
    @Arg('invoice') invoice: InvoiceInput,
    @Arg('send', { description: 'Whether the invoice is mailed at once.' }) send: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Invoice> {
    return service.saveInvoice(context.portal, actorOf(context), invoice, send);
  }

  @Allow(Permission.secFact)
  @Mutation(() => Invoice, { description: 'Mails an invoice, again if it was mailed before.' })
  @DoOnce()
  sendInvoice(
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, {
      nullable: true,
      description: 'Where it goes; left out: the address on the invoice.',
    })
    email: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Invoice> {
    return service.sendInvoice(context.portal, actorOf(context), id, email);
  }

  @Allow(Permission.secFact)
  @Mutation(() => Invoice, {
    description: 'Issues the credit note of an invoice, once. @returns the credit note',
  })
  creditInvoice(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Invoice> {
    return service.creditInvoice(context.portal, actorOf(context), id);
  }

  @Allow(Permission.secFact)
  @Mutation(() => Invoice, { description: 'Notes the day an invoice was paid; null: it was not.' })
  payInvoice(
    @Arg('id', () => ID) id: string,
    @Arg('paidOn', () => String, { nullable: true, description: 'YYYY-MM-DD.' }) paidOn: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Invoice> {
    return service.payInvoice(actorOf(context), id, paidOn ?? null);
  }

  @Needs('creditOf', 'dueDate', 'paidOn')
  @FieldResolver(() => InvoiceState, { description: 'What has become of it; computed.' })
  async state(@Root() invoice: Invoice, @Ctx() context: RequestContext): Promise<InvoiceState> {
    const [note, paidOn] = await Promise.all([
      creditNoteLoader(context).load(invoice.id),
      this.paidOn(invoice, context),
    ]);
    return stateOf(invoice, { isCredited: note !== null, paidOn });
  }

  @Needs('lines')
  @FieldResolver(() => [InvoiceLine], { description: 'None: it is one sum, exempt from VAT.' })
  lines(@Root() { lines }: Invoice): InvoiceLine[] {
    return lines ?? [];
  }

  @Needs('lines')
  @FieldResolver(() => [InvoiceVat], {
    description: 'What its lines come to, per rate; none where it has none.',
  })
  vat(@Root() { lines }: Invoice): InvoiceVat[] {
    return sumLines(lines ?? []).vat;
  }

  @Needs('paidOn')
  @FieldResolver(() => String, { nullable: true, description: 'The day it was paid, YYYY-MM-DD.' })
  async paidOn(@Root() invoice: Invoice, @Ctx() context: RequestContext): Promise<string | null> {
    const [banked, online] = await Promise.all([
      bankPartsLoader(context).load(invoice.id),
      onlinePaymentLoader(context).load(invoice.id),
    ]);
    return invoice.paidOn ?? settledOn(banked) ?? online;
  }

  @Needs()
  @FieldResolver(() => Boolean, { description: 'Paid by a line of the bank: it is that line that says so.' })
  async paidByBank(@Root() { id }: Invoice, @Ctx() context: RequestContext): Promise<boolean> {
    return settledOn(await bankPartsLoader(context).load(id)) !== null;
  }

  @Needs()
  @FieldResolver(() => Int, {
    description: 'Cents that lines of the bank paid in parts; 0 when no part was.',
  })
  async paidInParts(@Root() { id }: Invoice, @Ctx() context: RequestContext): Promise<number> {
    return paidInParts(await bankPartsLoader(context).load(id));
  }

  @Needs('commissionId')
  @FieldResolver(() => InvoiceCommittee, { nullable: true, description: 'Also one in the archive.' })
  commission(
    @Root() { commissionId }: Invoice,
    @Ctx() context: RequestContext,
  ): Promise<InvoiceCommittee | null> {
    return commissionId ? commissionLoader(context).load(commissionId) : Promise.resolve(null);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it can be had as UBL: see invoiceUbl.' })
  hasUbl(@Root() invoice: Invoice, @Ctx() { settings }: RequestContext): boolean {
    return invoiceUbl(invoice, settings.foundation) !== null;
  }

  @Needs()
  @FieldResolver(() => Boolean, { description: 'Paid by a link of the payment provider, which says so.' })
  async paidOnline(@Root() { id }: Invoice, @Ctx() context: RequestContext): Promise<boolean> {
    return (await onlinePaymentLoader(context).load(id)) !== null;
  }

  @Needs('file')
  @FieldResolver(() => StoredFile, { description: 'The pdf; made now when a crash came between.' })
  async file(@Root() invoice: Invoice, @Ctx() { portal }: RequestContext): Promise<StoredFile> {
    return service.fileOf(portal, invoice);
  }

  @Needs()
  @FieldResolver(() => String, { nullable: true, description: 'The number of its credit note.' })
  async creditedBy(@Root() { id }: Invoice, @Ctx() context: RequestContext): Promise<string | null> {
    return (await creditNoteLoader(context).load(id))?.number ?? null;
  }
}
