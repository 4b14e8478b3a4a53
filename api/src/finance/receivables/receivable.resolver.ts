import { Arg, Ctx, ID, Mutation, Query, Resolver, Field, InputType } from 'type-graphql';

import { type RequestContext, actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { DoOnce } from '../../platform/once/once';
import { RequiredText } from '../../platform/text/inputFields';
import { targetOf } from '../claims/bankParts';
import { OpenReceivable, ReminderLetters, ReminderOutcome, OpenPayable } from '../claims/openReceivable.type';
import { listPayables, PayableEnd } from '../claims/payable';
import { ReceivableWriteOff } from '../claims/receivableWriteOff.model';
import { endPayable, listOpenReceivables, remindReceivables, reopenPayable } from './reminder.service';
import { makeReminderLetters } from './reminderLetters.service';
import { listWriteOffs, restoreReceivable, writeOffReceivable } from './writeOff.service';

@InputType({ description: 'Why something that is owed is no longer expected.' })
class WriteOffInput {
  @Field({ description: 'Why it is no longer expected: not blank, 500 characters at most.' })
  @RequiredText(500)
  reason: string;
}

@Resolver()
export class ReceivableResolver {
  @Allow(isDB)
  @Query(() => [OpenReceivable], {
    description: 'Everything that people owe us, of all areas, what is to be paid first at the top.',
  })
  openReceivables(@Ctx() { portal }: RequestContext): Promise<OpenReceivable[]> {
    return listOpenReceivables(portal);
  }

  @Allow(isDB)
  @Mutation(() => ReminderOutcome, {
    description:
      'Mails those of them that are due for a next reminder, 500 at most; what was paid is skipped.',
  })
  @DoOnce()
  remindReceivables(
    @Arg('ids', () => [ID], { description: 'Of open receivables.' }) ids: string[],
    @Ctx() context: RequestContext,
  ): Promise<ReminderOutcome> {
    return remindReceivables(context.portal, actorOf(context), ids);
  }

  @Allow(isDB)
  @Mutation(() => ReminderLetters, {
    description:
      'Makes letters, in one pdf, for those of them that are due for a next reminder, 500 at most; each counts as that reminder.',
  })
  @DoOnce()
  makeReminderLetters(
    @Arg('ids', () => [ID], { description: 'Of open receivables.' }) ids: string[],
    @Ctx() context: RequestContext,
  ): Promise<ReminderLetters> {
    return makeReminderLetters(context.portal, actorOf(context), ids);
  }

  @Allow(isDB)
  @Query(() => [OpenPayable], {
    description: 'Money that is due back to people, of all areas, oldest first.',
  })
  async openPayables(@Ctx() { portal }: RequestContext): Promise<OpenPayable[]> {
    return (await listPayables(portal)).map((one) => ({
      ...one,
      id: targetOf(one),
      email: one.email || null,
    }));
  }

  @Allow(isDB)
  @Mutation(() => ID, {
    description:
      'Notes that money that was due back was paid back, or need not be. What a line of the bank pays ends by itself.',
  })
  endPayable(
    @Arg('id', () => ID, { description: 'Of money that is due back.' }) id: string,
    @Arg('how', () => PayableEnd) how: PayableEnd,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why it is written off, 500 characters at most; needed for that only.',
    })
    reason: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return endPayable(context.portal, actorOf(context), id, how, (reason ?? '').trim().slice(0, 500));
  }

  @Allow(isDB)
  @Mutation(() => ID, { description: 'Takes that back: the money is due again.' })
  reopenPayable(
    @Arg('id', () => ID, { description: 'Of money that was noted as paid back, or written off.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return reopenPayable(context.portal, actorOf(context), id);
  }

  @Allow(isDB)
  @Query(() => [ReceivableWriteOff], { description: 'What was written off, newest first.' })
  receivableWriteOffs(): Promise<ReceivableWriteOff[]> {
    return listWriteOffs();
  }

  @Allow(isDB)
  @Mutation(() => ReceivableWriteOff, {
    description:
      'Says that something that is owed is no longer expected: it leaves the list, and the income is less.',
  })
  writeOffReceivable(
    @Arg('id', () => ID, { description: 'Of an open receivable.' }) id: string,
    @Arg('writeOff') { reason }: WriteOffInput,
    @Ctx() context: RequestContext,
  ): Promise<ReceivableWriteOff> {
    return writeOffReceivable(context.portal, actorOf(context), id, reason);
  }

  @Allow(isDB)
  @Mutation(() => ID, { description: 'Takes a write-off back: what was owed is open again.' })
  restoreReceivable(
    @Arg('id', () => ID, { description: 'The id of what was written off: <kind>:<itemId>.' }) id: string,
  ): Promise<string> {
    return restoreReceivable(id);
  }
}
