import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';

/** What kind of thing waits for somebody. */
export enum WaitingKind {
  declaration = 'declaration',
  payment = 'payment',
  late = 'late',
  bank = 'bank',
  question = 'question',
  invoice = 'invoice',
  task = 'task',
  advertisement = 'advertisement',
  shift = 'shift',
  order = 'order',
  member = 'member',
  commission = 'commission',
  mail = 'mail',
  job = 'job',
  /** Something could not be read, so something may be missing. */
  failed = 'failed',
}

describeEnum({ WaitingKind }, 'What kind of thing waits for the person who asks.', {
  declaration: 'Declarations to decide about.',
  payment:
    'A payment file or direct debit file, for another of the board to approve, money that is due back, or an odd payment by a link.',
  late: 'Something that is owed and is late.',
  bank: 'Lines of the bank that are still to be done.',
  question: 'A question that asks for an answer.',
  invoice: 'Dates of recurring invoices that wait.',
  task: 'A task that is theirs.',
  advertisement: 'Advertisements to sell, or to bring further.',
  shift: 'One of their own shifts, soon.',
  order: 'Orders of the webshop.',
  member:
    'Corrections by members of the club, to approve, invitations that were not used, sign-ups of volunteers, or certificates of theirs that end.',
  commission: 'Committees of which nobody is the chair.',
  mail: 'Mails that were given up.',
  job: 'Jobs that were given up, or webhooks that stand still.',
  failed: 'Something could not be read, so something may be missing.',
});

/** Something that waits for who asks. Texts are Dutch, for the screen. */
@AnswerType('Something that waits for the person who asks.')
export class WaitingItem {
  @Field(() => ID, { description: 'The same each time.' })
  id: string;

  @Field(() => WaitingKind)
  kind: WaitingKind;

  @Field({ description: 'With the number: 8 declaraties om te beoordelen.' })
  title: string;

  @Field({ description: "One line; '': there is nothing to add." })
  detail: string;

  @Field(() => Int, { description: 'How many things wait.' })
  count: number;

  @Field(() => Int, { nullable: true, description: 'Cents; null: it is not about an amount.' })
  cents?: number | null;

  @Field(() => String, { nullable: true, description: 'A warning of a word or two: 18 dagen.' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Path in the portal; null: it is only told.' })
  link?: string | null;

  @Field({ description: 'What the link is for, a verb: Beoordelen.' })
  actionLabel: string;

  @Field(() => ID, { nullable: true, description: 'A task that can be ticked, in `commissionId`.' })
  taskId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The committee of `taskId`.' })
  commissionId?: string | null;
}

/** A day that comes. */
@AnswerType('A day that comes, as far as the person who asks may see.')
export class UpcomingDate {
  @Field(() => ID, { description: 'The same each time.' })
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field({ description: 'What is on that day, in Dutch.' })
  title: string;

  @Field({ description: "One line; '': there is nothing to add." })
  detail: string;

  @Field(() => String, { nullable: true, description: 'Path in the portal; null: it is only told.' })
  link?: string | null;
}

/** A figure of somebody's work. */
@AnswerType('A figure of the work of the person who asks.')
export class HomeFigure {
  @Field(() => ID, { description: 'The same each time.' })
  id: string;

  @Field({ description: 'What it is a figure of, in Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Cents, or how many.' })
  value: number;

  @Field({ description: '`value` is in cents.' })
  isMoney: boolean;

  @Field({ description: "One line below it; '': none." })
  detail: string;

  @Field({ description: 'Path in the portal, to what it counts.' })
  link: string;
}
