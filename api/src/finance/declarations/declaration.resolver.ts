import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB, isSignedIn } from '../../identity/permissions/allow';
import { StoredFile } from '../../platform/files/storedFile.type';
import { Needs } from '../../platform/graphql/columns';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { Transaction } from '../books/transaction.model';
import { AnswerInput, PlaceInput, QuestionInput } from './declaration.input';
import * as service from './declaration.service';
import { takeBackDecision } from './declaration.service';
import { duplicatesLoader, transactionLoader, DuplicateDeclaration } from './duplicates.loader';

/** What happens to a declaration between sending it and the decision. */
@Resolver(() => Transaction)
export class DeclarationResolver {
  @Allow(Permission.secFin)
  @Query(() => Transaction, { description: 'One line of the books.' })
  transaction(@Arg('id', () => ID) id: string): Promise<Transaction> {
    return service.getDeclaration(id);
  }

  @Allow(isDB)
  @Query(() => Int, { description: 'How many declarations of others wait for a decision.' })
  declarationsToDecide(@Ctx() context: RequestContext): Promise<number> {
    return service.countToDecide(actorOf(context));
  }

  @Allow(isDB)
  @Mutation(() => Transaction, {
    description:
      'Takes a decision about a declaration back within the hour: it waits for a decision again. Mails who declared.',
  })
  @AddOnce()
  takeBackDecision(
    @Arg('id', () => ID, { description: 'The id of the declaration.' }) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return takeBackDecision(context.portal, actorOf(context), { id, revision });
  }

  @Allow(isSignedIn)
  @Mutation(() => Transaction, {
    description: 'Takes my own declaration back, as long as nobody decided; it stays to be seen.',
  })
  withdrawDeclaration(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Transaction> {
    return service.withdraw(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => Transaction, { description: 'Asks who declared something, and mails it.' })
  @AddOnce()
  askAboutDeclaration(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('question') question: QuestionInput,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return service.ask(context.portal, actorOf(context), { id, revision }, question);
  }

  @Allow(isSignedIn)
  @Mutation(() => Transaction, {
    description: 'Answers a question about my declaration and changes it: it is open again.',
  })
  @AddOnce()
  answerDeclaration(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('answer') answer: AnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return service.answer(actorOf(context), { id, revision }, answer);
  }

  @Allow(isDB)
  @Mutation(() => Transaction, {
    description: 'Puts a declaration nobody decided about under another committee or in another year.',
  })
  correctDeclaration(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('place') place: PlaceInput,
    @Ctx() context: RequestContext,
  ): Promise<Transaction> {
    return service.correct(actorOf(context), { id, revision }, place);
  }

  @Needs('receipts')
  @FieldResolver(() => StoredFile, { nullable: true, description: 'The first of its receipts.' })
  receipt(@Root() { receipts }: Transaction): StoredFile | null {
    return receipts[0] ?? null;
  }

  @Needs()
  @Allow(isDB, Permission.secFin)
  @FieldResolver(() => [DuplicateDeclaration], {
    description: 'Declarations of any year that may be the same; empty when it was decided about.',
  })
  async duplicates(
    @Root() { id }: Transaction,
    @Ctx() context: RequestContext,
  ): Promise<DuplicateDeclaration[]> {
    const found = await duplicatesLoader(context).load(id);
    const others = await Promise.all(found.map(({ otherId }) => transactionLoader(context).load(otherId)));
    return found.flatMap(({ sameReceipt }, at) => {
      const other = others[at];
      return other ? { other, sameReceipt } : [];
    });
  }

  @Needs()
  @Allow(isDB, Permission.secFin)
  @FieldResolver(() => Boolean, { description: 'There are `duplicates`.' })
  async hasDuplicates(@Root() { id }: Transaction, @Ctx() context: RequestContext): Promise<boolean> {
    return (await duplicatesLoader(context).load(id)).length > 0;
  }
}
