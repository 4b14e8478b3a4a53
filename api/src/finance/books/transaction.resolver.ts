import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, ArgsType, Field } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB, isSignedIn } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { TransactionState } from './finance.enums';
import { DecisionInput, DeclarationInput, MutationInput, ReversalInput } from './finance.input';
import { DeclarationChoices } from './finance.types';
import { restoreTransaction, reverseTransaction } from './reversal.service';
import { Transaction } from './transaction.model';
import * as service from './transaction.service';
import type { TransactionFilter } from './transaction.service';

/** Which lines of the books, and which part of them. */
@ArgsType()
class TransactionArgs extends PageArgs implements TransactionFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the financial year; when not given, of every year that is not archived.',
  })
  yearId?: string | null;

  @Field(() => TransactionState, {
    nullable: true,
    description: 'Only those in this state; all when not given.',
  })
  state?: TransactionState | null;

  @Field(() => String, { nullable: true, description: 'The index of a workgroup.' })
  wg?: string | null;
}

const TransactionConnection = connectionOf('Transaction', Transaction);

@Resolver(() => Transaction)
export class TransactionResolver {
  @Allow(Permission.secFin)
  @Query(() => TransactionConnection, {
    description: 'Declarations and mutations, newest first. Formerly: loadAccountancy.',
  })
  transactions(
    @Args() { yearId, state, wg, first, after }: TransactionArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Transaction>> {
    return service.pageOfTransactions({ yearId, state, wg }, { first, after, ...asked });
  }

  @Allow(isSignedIn)
  @Query(() => TransactionConnection, { description: 'What I declared, newest first.' })
  myDeclarations(
    @Args() page: PageArgs,
    @AskedPage() asked: AskedOfPage,
    @Ctx() context: RequestContext,
  ): Promise<Page<Transaction>> {
    return service.pageOfMine(actorOf(context), { ...page, ...asked });
  }

  @Allow(isSignedIn)
  @Query(() => DeclarationChoices, {
    description:
      'The years and committees for which I can declare, and my account. Formerly: loadAccountancy.',
  })
  declarationChoices(@Ctx() context: RequestContext): Promise<DeclarationChoices> {
    return service.getDeclarationChoices(actorOf(context));
  }

  @Allow(isSignedIn)
  @Mutation(() => Transaction, {
    description: 'Declares an expense. Formerly: addDeclaration.',
  })
  @AddOnce()
  addDeclaration(
    @Arg('declaration') declaration: DeclarationInput,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return service.addDeclaration(actorOf(context), declaration);
  }

  @Allow(isDB)
  @Mutation(() => Transaction, { description: 'Adds a line by hand. Formerly: saveAccountancy.' })
  @AddOnce()
  addMutation(
    @Arg('mutation') mutation: MutationInput,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return service.addMutation(actorOf(context), mutation);
  }

  @Allow(isDB)
  @Mutation(() => Transaction, {
    description:
      'Approves or declines an open declaration and mails who declared. Formerly: sendTransactionDecision.',
  })
  @AddOnce()
  sendTransactionDecision(
    @Arg('transaction', () => ID, { description: 'The id of the declaration.' }) transaction: string,
    @Arg('decision') decision: DecisionInput,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return service.decide(context.portal, actorOf(context), transaction, decision);
  }

  @Allow(isDB)
  @Mutation(() => Transaction, {
    description:
      'Corrects an approved line by a counter-entry, in its year or in an open one when that is closed.',
  })
  reverseTransaction(
    @Arg('id', () => ID) id: string,
    @Arg('correction', () => ReversalInput, { nullable: true }) correction: ReversalInput | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return reverseTransaction(actorOf(context), id, correction?.reason?.trim() ?? '');
  }

  @Allow(isDB)
  @Mutation(() => Transaction, { description: 'Takes a counter-entry back, as long as its year is open.' })
  restoreTransaction(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Transaction> {
    return restoreTransaction(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => ID, {
    description: 'Removes a line that was declined, with its receipt. Formerly: saveAccountancy.',
  })
  deleteTransaction(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteTransaction(context.portal, id);
  }

  @Needs('receipts')
  @FieldResolver(() => String, { nullable: true, description: 'Extension of the first receipt: pdf, jpg …' })
  receiptType(@Root() { receipts }: Transaction): string | null {
    return receipts[0]?.type ?? null;
  }
}
