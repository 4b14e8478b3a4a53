import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** That somebody was reminded of what they owe: once for each step, which the index keeps so. */
@AnswerType('That somebody was reminded of what they owe.')
@modelOptions({ schemaOptions: { collection: 'receivableReminders', versionKey: false } })
@index({ key: 1, step: 1 }, { unique: true })
@index({ 'file.id': 1 })
export class ReceivableReminder {
  @Field(() => ID)
  id: string;

  /** `<kind>:<id>` of what is owed. */
  @prop({ type: () => String, required: true })
  key: string;

  @Field(() => Int, { description: '1, 2 or 3.' })
  @prop({ type: () => Number, required: true })
  step: number;

  @Field({ description: "The mail address it went to; '': it was a letter." })
  @prop({ type: () => String, default: '' })
  to: string;

  @Field(() => StoredFile, { nullable: true, description: 'The letters that were made with it.' })
  @prop({ type: () => StoredFile })
  file?: StoredFile | null;

  @Field({ description: 'The day, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  day: string;

  @Field({ description: 'The name of whoever sent it.' })
  @prop({ type: () => String, required: true })
  byName: string;

  @prop({ type: () => String, required: true })
  by: string;

  @Field(() => GraphQLDateTime, { description: 'When the reminder was made.' })
  @prop({ type: () => Date, default: () => new Date() })
  at: Date;
}

export const ReceivableReminderModel = modelOf(ReceivableReminder, { isMoney: true, isPersonal: true });

@AnswerType('Money that is due back to somebody, of whatever area.')
export class OpenPayable {
  @Field(() => ID, { description: '<kind>:<id in the area>.' })
  id: string;

  @Field({ description: 'The area, in Dutch.' })
  area: string;

  @Field({ description: 'By which the area knows it, such as the number of an order.' })
  reference: string;

  @Field({ description: 'To whom it is due.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where they are mailed to; null: no address is known.',
  })
  email: string | null;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  amount: number;

  @Field({ description: 'The day it became due, YYYY-MM-DD.' })
  since: string;
}

@AnswerType('What somebody owes us, of whatever area.')
export class OpenReceivable {
  @Field(() => ID, { description: '<kind>:<itemId>.' })
  id: string;

  @Field({ description: 'Its source: invoice, clubContribution, paperAdvertisement …' })
  kind: string;

  @Field({ description: 'Its id in the area.' })
  itemId: string;

  @Field({ description: 'The area, in Dutch.' })
  area: string;

  @Field({ description: 'What the payer was asked to mention.' })
  reference: string;

  @Field({ description: 'Who was asked to pay.' })
  name: string;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  amount: number;

  @Field(() => String, {
    nullable: true,
    description: 'To be paid by this day, YYYY-MM-DD; null: no day was said.',
  })
  dueDate: string | null;

  @Field(() => Int, { description: 'Days after that day; 0: not late.' })
  daysLate: number;

  @Field(() => String, { nullable: true, description: 'Where a reminder goes; null: no address is known.' })
  email: string | null;

  @Field(() => [ReceivableReminder], { description: 'Oldest first.' })
  reminders: ReceivableReminder[];

  @Field(() => String, {
    nullable: true,
    description: 'From which day a next reminder can be sent, YYYY-MM-DD; null: never, or by hand.',
  })
  nextReminder: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same by letter, for which no mail address is needed, YYYY-MM-DD; null: never.',
  })
  nextLetter: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The day on which a direct debit collects it, YYYY-MM-DD; null: none does. Then nobody is reminded.',
  })
  collectedOn: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it can be paid online; null: no link is open.',
  })
  link: string | null;

  @Field({ description: 'A payment provider is set up: a link can be asked for.' })
  canLink: boolean;
}

@AnswerType('Reminders on paper.')
export class ReminderLetters {
  @Field(() => StoredFile, {
    nullable: true,
    description: 'A pdf with a page for each; null: nothing was due.',
  })
  file: StoredFile | null;

  @Field(() => Int, { description: 'How many letters were made.' })
  made: number;

  @Field(() => Int, { description: 'How many were paid meanwhile, or not due for a next reminder.' })
  skipped: number;
}

@AnswerType('What became of reminding.')
export class ReminderOutcome {
  @Field(() => Int, { description: 'How many mails were given to the outbox.' })
  sent: number;

  @Field(() => Int, { description: 'How many were paid meanwhile, or not due for a next reminder.' })
  skipped: number;
}
