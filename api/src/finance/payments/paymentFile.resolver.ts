import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { Transaction } from '../books/transaction.model';
import { PaymentFile } from '../claims/directDebit.model';
import { approvePaymentFile, waitsForApproval, withdrawPaymentApproval, xmlOf } from './fileApproval';
import { bankedLoader, paymentLoader, PaymentState } from './payment.loaders';
import { PaymentFileInput } from './paymentFile.input';
import * as payments from './paymentFile.service';

const PaymentFileConnection = connectionOf('PaymentFile', PaymentFile);

@Resolver(() => PaymentFile)
export class PaymentFileResolver {
  @Allow(isDB)
  @Query(() => [Transaction], { description: 'What a payment file of this period would pay.' })
  payableDeclarations(@Arg('period') period: PaymentFileInput): Promise<Transaction[]> {
    return payments.listPayable(period);
  }

  @Allow(isDB)
  @Query(() => String, {
    description: 'The first day, today or later, on which the banks settle (TARGET2), YYYY-MM-DD.',
  })
  firstBankDay(): string {
    return payments.firstBankDay();
  }

  @Allow(isDB)
  @Query(() => PaymentFileConnection, { description: 'The payment files, newest first.' })
  paymentFiles(@Args() page: PageArgs): Promise<Page<PaymentFile>> {
    return payments.pageOfPaymentFiles(page);
  }

  @Allow(isDB)
  @Query(() => PaymentFile, { description: 'One payment file, with its text for the bank.' })
  paymentFile(@Arg('id', () => ID) id: string): Promise<PaymentFile> {
    return payments.getPaymentFile(id);
  }

  @Allow(isDB)
  @Mutation(() => PaymentFile, {
    description:
      'Makes a SEPA file of the approved declarations of a period, or of those that were chosen and seen.',
  })
  @AddOnce()
  exportPayments(
    @Arg('period') period: PaymentFileInput,
    @Ctx() context: RequestContext,
  ): Promise<PaymentFile> {
    return payments.exportPayments(actorOf(context), context.settings.foundation, period);
  }

  @Allow(isDB)
  @Mutation(() => PaymentFile, { description: 'Turns a payment file back: its declarations are not paid.' })
  reversePaymentFile(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<PaymentFile> {
    return payments.reversePaymentFile(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => PaymentFile, {
    description: 'Notes the day on which the bank paid a file, or with null that it did not.',
  })
  payPaymentFile(
    @Arg('id', () => ID) id: string,
    @Arg('paidOn', () => String, { nullable: true, description: 'YYYY-MM-DD, today or earlier.' })
    paidOn: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PaymentFile> {
    return payments.payPaymentFile(actorOf(context), context.settings, id, paidOn ?? null);
  }

  @Allow(isDB)
  @Mutation(() => PaymentFile, {
    description: 'Says that a payment file may go to the bank; who made it cannot.',
  })
  approvePaymentFile(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<PaymentFile> {
    return approvePaymentFile(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => PaymentFile, { description: 'Takes that back, as long as the file was not noted as paid.' })
  withdrawPaymentApproval(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PaymentFile> {
    return withdrawPaymentApproval(actorOf(context), id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Another of the board has to approve it before its text for the bank can be read.',
  })
  waitsForApproval(@Root() file: PaymentFile, @Ctx() { settings }: RequestContext): boolean {
    return waitsForApproval(settings, file);
  }

  @FieldResolver(() => Int, { description: 'How many of its payments lines of the bank show.' })
  async bankedCount(
    @Root() { payments: made }: PaymentFile,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const days = await bankedLoader(context).loadMany(made.map(({ transactionId }) => transactionId));
    return days.filter((day) => typeof day === 'string').length;
  }

  @FieldResolver(() => Int, { description: 'Cents.' })
  total(@Root() file: PaymentFile): number {
    return file.payments.reduce((total, { amount }) => total + amount, 0);
  }

  @FieldResolver(() => String, {
    description: 'For the bank: pain.001.001.09. FORBIDDEN while it waits for approval.',
  })
  xml(@Root() file: PaymentFile, @Ctx() { settings }: RequestContext): string {
    return xmlOf(settings, file);
  }
}

/** How far the payment of a declaration is. */
@Resolver(() => Transaction)
export class PaymentResolver {
  @Needs()
  @FieldResolver(() => Boolean, {
    description: 'A line of the bank shows it, or its payment file was noted as paid: not merely in a file.',
  })
  async paid(@Root() { id }: Transaction, @Ctx() context: RequestContext): Promise<boolean> {
    return (await paymentLoader(context).load(id)) === PaymentState.paid;
  }

  @Needs()
  @FieldResolver(() => PaymentState, { description: 'How far the payment of a declaration is.' })
  payment(@Root() { id }: Transaction, @Ctx() context: RequestContext): Promise<PaymentState> {
    return paymentLoader(context).load(id);
  }
}
