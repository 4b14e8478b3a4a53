import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Allow, isDB } from '../../identity/permissions/allow';
import type { RequestContext } from '../../identity/sessions/requestContext';
import { actorOf } from '../../identity/sessions/requestContext';
import { DoOnce } from '../../platform/once/once';
import { BankLineState } from './bank.enums';
import { importStatements } from './bankImport.service';
import { BankImport, BankLine, BankMatch, BankProposal, BankReceivable } from './bankLine.model';
import * as service from './bankLine.service';
import { proposalsFor } from './matching';
import { openReceivables } from './receivables.loader';

@InputType()
export class ReceivableKeyInput {
  @Field()
  kind: string;

  @Field(() => ID)
  id: string;
}

@Resolver(() => BankLine)
export class BankLineResolver {
  @Allow(isDB)
  @Query(() => [BankLine], { description: 'What came in on the bank, newest first, 200 at most.' })
  bankLines(@Arg('state', () => BankLineState) state: BankLineState): Promise<BankLine[]> {
    return service.listBankLines(state);
  }

  @Allow(isDB)
  @Query(() => [BankReceivable], { description: 'Everything that is not paid yet, to match by hand.' })
  bankReceivables(@Ctx() context: RequestContext): Promise<BankReceivable[]> {
    return openReceivables(context)();
  }

  @Allow(isDB)
  @Mutation(() => [BankImport], {
    description:
      'Takes in bank statements, CAMT.053 or MT940: a file, or a zip with several, in base64, cut into parts since no text may have more than 60,000 characters. Lines that are there already stay as they are; a file that cannot be taken in does not keep the others.',
  })
  @DoOnce()
  importBankStatement(
    @Arg('file', () => [String]) file: string[],
    @Ctx() context: RequestContext,
  ): Promise<BankImport[]> {
    return importStatements(actorOf(context), context.settings.foundation, file);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Says what a line pays: one thing, or several whose sum it is.' })
  matchBankLine(
    @Arg('id', () => ID) id: string,
    @Arg('receivables', () => [ReceivableKeyInput]) receivables: ReceivableKeyInput[],
    @Ctx() context: RequestContext,
  ): Promise<BankLine> {
    return service.matchBankLine(context.portal, actorOf(context), id, receivables);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Takes back what a line pays.' })
  unmatchBankLine(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<BankLine> {
    return service.unmatchBankLine(context.portal, actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Sets a line aside, or takes it up again.' })
  ignoreBankLine(
    @Arg('id', () => ID) id: string,
    @Arg('ignored') ignored: boolean,
    @Ctx() context: RequestContext,
  ): Promise<BankLine> {
    return service.ignoreBankLine(actorOf(context), id, ignored);
  }

  @FieldResolver(() => String, { description: 'ISO code of the amount. What is not in euro is not matched.' })
  currency(@Root() { currency }: BankLine): string {
    return currency ?? 'EUR';
  }

  @FieldResolver(() => [BankMatch], { description: 'What it pays.' })
  matches(@Root() { matches }: BankLine): BankMatch[] {
    return matches ?? [];
  }

  @FieldResolver(() => [BankProposal], {
    description: 'What it may pay, the surest first; none when it is matched.',
  })
  async proposals(@Root() line: BankLine, @Ctx() context: RequestContext): Promise<BankProposal[]> {
    return line.matches || !service.isEuro(line) ? [] : proposalsFor(line, await openReceivables(context)());
  }
}
