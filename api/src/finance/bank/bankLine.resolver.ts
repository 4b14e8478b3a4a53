import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Field, InputType } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { badInput } from '../../platform/errors/appError';
import { Root } from '../../platform/graphql/root';
import { DoOnce } from '../../platform/once/once';
import { LINE, OptionalText } from '../../platform/text/inputFields';
import { BankLineState } from '../claims/bankFile';
import {
  BankBooking,
  BankImport,
  BankLine,
  BankMatch,
  BankMatchOutcome,
  BankProposal,
  BankReceivable,
} from '../claims/bankLine.model';
import { bankTexts } from '../money/finance.texts';
import { openBankItems, suggestedBookingLoader } from './bank.loaders';
import { importStatements } from './bankImport.service';
import * as service from './bankLine.service';
import { bookBankLine, chooseBankItems, unbookBankLine } from './bankLine.service';
import * as matching from './bankMatch.service';

@InputType({ description: 'Something that is to be paid, by its source and its id.' })
class ReceivableKeyInput {
  @Field({ description: 'The `kind` of a receivable.' })
  kind: string;

  @Field(() => ID, { description: 'The `id` of a receivable, in its source.' })
  id: string;
}

@InputType({
  description: 'What a line is in the books. Without a year: money that moves between own accounts.',
})
class BankBookingInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the financial year; null: money that moves between own accounts.',
  })
  yearId?: string | null;

  @Field(() => String, { nullable: true, description: 'The index of a workgroup.' })
  wg?: string | null;

  @Field(() => String, { nullable: true, description: 'What the line says when not given.' })
  @OptionalText(LINE)
  description?: string | null;
}

@InputType({ description: 'What one line pays.' })
class BankLineMatchInput {
  @Field(() => ID, { description: 'The id of the line of the bank.' })
  id: string;

  @Field(() => [ReceivableKeyInput], { description: 'What it pays, together.' })
  receivables: ReceivableKeyInput[];
}

/** As many as are shown. */
const MOST_AT_ONCE = 200;

@Resolver(() => BankLine)
export class BankLineResolver {
  @Allow(isDB)
  @Query(() => [BankLine], {
    description: 'What came in and went out on the bank, newest first, 200 at most.',
  })
  bankLines(
    @Arg('state', () => BankLineState, { description: 'What is still to be done with the lines.' })
    state: BankLineState,
  ): Promise<BankLine[]> {
    return service.listBankLines(state);
  }

  @Allow(isDB)
  @Query(() => [BankReceivable], { description: 'What no line pays yet, to match by hand, 100 at most.' })
  bankReceivables(
    @Arg('amount', () => Int, {
      nullable: true,
      description: 'Of a line, in cents: what goes the same way, of exactly so much first.',
    })
    amount: number | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words, each of which is in the label or the amount.',
    })
    search: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<BankReceivable[]> {
    return chooseBankItems(context.portal, { amount, search });
  }

  @Allow(isDB)
  @Mutation(() => [BankImport], {
    description:
      'Takes in bank statements, CAMT.053 or MT940: a file, or a zip with several, in base64, cut into parts since no text may have more than 60,000 characters. Lines that are there already stay as they are; a file that cannot be taken in does not keep the others.',
  })
  @DoOnce()
  importBankStatement(
    @Arg('file', () => [String], {
      description: 'The file in base64, cut into parts of at most 60,000 characters.',
    })
    file: string[],
    @Ctx() context: RequestContext,
  ): Promise<BankImport[]> {
    return importStatements(context.portal, actorOf(context), file);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Says what a line pays: one thing, or several whose sum it is.' })
  matchBankLine(
    @Arg('id', () => ID) id: string,
    @Arg('receivables', () => [ReceivableKeyInput], { description: 'What the line pays, together.' })
    receivables: ReceivableKeyInput[],
    @Arg('isPart', () => Boolean, {
      nullable: true,
      description: 'It pays a part of the one thing that was chosen; the rest of that stays open.',
    })
    isPart: boolean | undefined,
    @Arg('rest', () => BankBookingInput, {
      nullable: true,
      description: 'Where is booked what is left of the line.',
    })
    rest: BankBookingInput | undefined,
    @Ctx() context: RequestContext,
  ): Promise<BankLine> {
    return matching.matchBankLine(context.portal, actorOf(context), id, receivables, {
      isPart: isPart ?? false,
      rest: rest && { ...rest, description: rest.description ?? '' },
    });
  }

  @Allow(isDB)
  @Mutation(() => [BankMatchOutcome], {
    description:
      'Says of several lines what they pay, 200 at most. What cannot be matched does not keep the others.',
  })
  matchBankLines(
    @Arg('lines', () => [BankLineMatchInput], { description: 'The lines with what each pays, 200 at most.' })
    lines: BankLineMatchInput[],
    @Ctx() context: RequestContext,
  ): Promise<BankMatchOutcome[]> {
    if (lines.length > MOST_AT_ONCE) throw badInput({ lines: bankTexts.tooMany });
    return matching.matchBankLines(context.portal, actorOf(context), lines);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Takes back what a line pays.' })
  unmatchBankLine(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<BankLine> {
    return matching.unmatchBankLine(context.portal, actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, {
    description:
      'Books a line straight onto a committee, or as money that moves between own accounts: the line is the entry.',
  })
  bookBankLine(
    @Arg('id', () => ID) id: string,
    @Arg('booking') booking: BankBookingInput,
    @Ctx() context: RequestContext,
  ): Promise<BankLine> {
    const { yearId, wg, description } = booking;
    return bookBankLine(actorOf(context), id, { yearId, wg, description: description ?? '' });
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Takes the booking of a line back, as long as its year is open.' })
  unbookBankLine(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<BankLine> {
    return unbookBankLine(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => BankLine, { description: 'Sets a line aside, or takes it up again.' })
  ignoreBankLine(
    @Arg('id', () => ID) id: string,
    @Arg('ignored', { description: 'True: sets it aside. False: takes it up again.' }) ignored: boolean,
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
    const isDone = line.matches ?? line.booking;
    return isDone || !service.isEuro(line) ? [] : (await openBankItems(context)()).proposalsFor(line);
  }

  @FieldResolver(() => BankBooking, {
    nullable: true,
    description: 'How the newest line of the same account on the other side was booked; null: never.',
  })
  async suggestedBooking(
    @Root() line: BankLine,
    @Ctx() context: RequestContext,
  ): Promise<BankBooking | null> {
    const isDone = line.matches ?? line.booking;
    return isDone || !line.iban ? null : suggestedBookingLoader(context).load(line);
  }
}
