import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { connectionOf } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { PrivateLinkLimit } from '../../platform/limits/rateLimit';
import { AddOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { LedgerEntry } from '../ledger/ledger.types';
import { BookCheck, BookDraw } from './bookCheck.model';
import {
  addBookChecker,
  answerBookQuestion,
  hasAccess,
  listBookChecks,
  restoreBookChecker,
  sendBookCheckLink,
  withdrawBookChecker,
} from './bookCheck.service';
import {
  BookCheckEntriesArgs,
  BookCheckEntry,
  BookCheckerInput,
  BookCheckLink,
  BookDrawArgs,
  EntryBankLine,
} from './bookCheck.type';
import {
  askBookQuestion,
  drawBookSample,
  dropBookQuestion,
  entryOf,
  linkOf,
  markBookEntry,
  pageOfBookCheckEntries,
  readBookCheck,
} from './bookCheckLink.service';
import { bankLineLoader, drawsOf, entriesOf, seenIn } from './checkedYear';

/** The limit on guessing private links to the books of this process. */
const linkLimits = new PrivateLinkLimit('book checks');

const BookCheckEntryConnection = connectionOf('BookCheckEntry', BookCheckEntry);
const TOKEN = { description: 'The secret of the private link.' };
const ENTRY = { description: 'The id of the entry in the ledger.' };
const QUESTION = { description: 'The id of the question.' };
const UNTIL = { description: 'The last day on which it works, YYYY-MM-DD: today to 90 days from now.' };

/** Who checks the books of a year, for the treasurers. */
@Resolver(() => BookCheck)
export class BookCheckResolver {
  @Allow(Permission.secFin)
  @Query(() => [BookCheck], {
    description: 'Who checks the books of a year, or did, the first invited first.',
  })
  bookChecks(@Arg('yearId', () => ID) yearId: string): Promise<BookCheck[]> {
    return listBookChecks(yearId);
  }

  @Allow(isDB)
  @Mutation(() => BookCheck, {
    description:
      'Invites somebody without an account to check the books of a year, and mails a private link.',
  })
  @AddOnce()
  addBookChecker(
    @Arg('yearId', () => ID) yearId: string,
    @Arg('checker') checker: BookCheckerInput,
    @Ctx() context: RequestContext,
  ): Promise<BookCheck> {
    return addBookChecker(context.portal, actorOf(context), yearId, checker);
  }

  @Allow(isDB)
  @Mutation(() => BookCheck, {
    description:
      'Mails another private link, with a last day that may be another; access that was over begins again.',
  })
  @AddOnce()
  sendBookCheckLink(
    @Arg('id', () => ID) id: string,
    @Arg('until', UNTIL) until: string,
    @Ctx() context: RequestContext,
  ): Promise<BookCheck> {
    return sendBookCheckLink(context.portal, actorOf(context), id, until);
  }

  @Allow(isDB)
  @Mutation(() => BookCheck, {
    description: 'Takes the access of somebody away at once; what they saw and asked stays.',
  })
  withdrawBookChecker(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<BookCheck> {
    return withdrawBookChecker(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => BookCheck, {
    description: 'Gives back access that was taken away: the links that were mailed work again.',
  })
  restoreBookChecker(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<BookCheck> {
    return restoreBookChecker(actorOf(context), id);
  }

  @Allow(isDB)
  @Mutation(() => BookCheck, { description: 'Answers a question, once; who asked gets a mail.' })
  @AddOnce()
  answerBookQuestion(
    @Arg('id', () => ID) id: string,
    @Arg('questionId', () => ID, QUESTION) questionId: string,
    @Arg('answer', { description: 'Not blank, 1,000 characters at most.' }) answer: string,
    @Ctx() context: RequestContext,
  ): Promise<BookCheck> {
    return answerBookQuestion(context.portal, actorOf(context), id, questionId, answer);
  }

  @FieldResolver(() => Boolean, {
    description: 'The link works: not withdrawn, and its last day is not over.',
  })
  hasAccess(@Root() check: BookCheck): boolean {
    return hasAccess(check);
  }

  @FieldResolver(() => [ID], {
    description:
      'The ids of the entries that they have seen at their present amount, the oldest entry first.',
  })
  async seenEntries(@Root() check: BookCheck, @Ctx() context: RequestContext): Promise<string[]> {
    return (await entriesOf(context, check.yearId)).filter(seenIn(check)).map(({ id }) => id);
  }

  @FieldResolver(() => Int, { description: 'How many entries they have seen at their present amount.' })
  async seenCount(@Root() check: BookCheck, @Ctx() context: RequestContext): Promise<number> {
    return (await entriesOf(context, check.yearId)).filter(seenIn(check)).length;
  }

  @FieldResolver(() => Int, { description: 'How many entries the ledger of the year has.' })
  async entryCount(@Root() { yearId }: BookCheck, @Ctx() context: RequestContext): Promise<number> {
    return (await entriesOf(context, yearId)).length;
  }

  @FieldResolver(() => [BookDraw], {
    description: 'The samples they drew, oldest first; the last one counts.',
  })
  async draws(@Root() check: BookCheck, @Ctx() context: RequestContext): Promise<BookDraw[]> {
    return drawsOf(check, await entriesOf(context, check.yearId));
  }
}

/** What is told of an entry of the ledger to who looks for how it was paid. */
@Resolver(() => LedgerEntry)
export class EntryBankLineResolver {
  @FieldResolver(() => EntryBankLine, {
    nullable: true,
    description: 'The line of the bank that paid it; null: none did.',
  })
  bankLine(@Root() entry: LedgerEntry, @Ctx() context: RequestContext): Promise<EntryBankLine | null> {
    return bankLineLoader(context).load(entry);
  }
}

/** The books of a year, for who checks them by a private link. */
@Resolver()
export class BookCheckLinkResolver {
  @Allow(isPublic)
  @Query(() => BookCheckLink, {
    description: 'For everybody with a private link: the sums of the year, and how far who checks it is.',
  })
  bookCheck(@Arg('token', TOKEN) token: string, @Ctx() context: RequestContext): Promise<BookCheckLink> {
    return linkLimits.guessing(context.ip, () => readBookCheck(context, token));
  }

  @Allow(isPublic)
  @Query(() => BookCheckEntryConnection, {
    description: 'For everybody with a private link: the entries of the ledger of the year, oldest first.',
  })
  bookCheckEntries(
    @Args() args: BookCheckEntriesArgs,
    @Ctx() context: RequestContext,
  ): Promise<Page<BookCheckEntry>> {
    return linkLimits.guessing(context.ip, () => pageOfBookCheckEntries(context, args));
  }

  @Allow(isPublic)
  @Mutation(() => BookCheckEntry, {
    description: 'For everybody with a private link: an entry was seen as it is now, or it was not.',
  })
  markBookEntry(
    @Arg('token', TOKEN) token: string,
    @Arg('entryId', () => ID, ENTRY) entryId: string,
    @Arg('seen', { description: 'False: it was not.' }) seen: boolean,
    @Ctx() context: RequestContext,
  ): Promise<BookCheckEntry> {
    return linkLimits.guessing(context.ip, () => markBookEntry(context, token, entryId, seen));
  }

  @Allow(isPublic)
  @Mutation(() => BookCheckLink, {
    description: 'For everybody with a private link: draws a sample by chance; the one before is kept.',
  })
  @AddOnce({
    record: () => BookCheck,
    list: 'draws',
    answer: (check: BookCheck, _part, context: RequestContext) => linkOf(context, check),
  })
  drawBookSample(@Args() args: BookDrawArgs, @Ctx() context: RequestContext): Promise<BookCheckLink> {
    return linkLimits.guessing(context.ip, () => drawBookSample(context, args));
  }

  @Allow(isPublic)
  @Mutation(() => BookCheckEntry, {
    description: 'For everybody with a private link: asks the treasurer something of an entry.',
  })
  @AddOnce({
    record: () => BookCheck,
    list: 'questions',
    answer: (check: BookCheck, part, context: RequestContext) =>
      entryOf(context, check, check.questions.find(({ id }) => id === part)?.entryId ?? ''),
  })
  askBookQuestion(
    @Arg('token', TOKEN) token: string,
    @Arg('entryId', () => ID, ENTRY) entryId: string,
    @Arg('text', { description: 'Not blank, 1,000 characters at most.' }) text: string,
    @Ctx() context: RequestContext,
  ): Promise<BookCheckEntry> {
    return linkLimits.guessing(context.ip, () => askBookQuestion(context, token, entryId, text));
  }

  @Allow(isPublic)
  @Mutation(() => BookCheckEntry, {
    description: 'For everybody with a private link: takes back a question that was not answered yet.',
  })
  dropBookQuestion(
    @Arg('token', TOKEN) token: string,
    @Arg('entryId', () => ID, ENTRY) entryId: string,
    @Arg('questionId', () => ID, QUESTION) questionId: string,
    @Ctx() context: RequestContext,
  ): Promise<BookCheckEntry> {
    return linkLimits.guessing(context.ip, () => dropBookQuestion(context, token, entryId, questionId));
  }
}
