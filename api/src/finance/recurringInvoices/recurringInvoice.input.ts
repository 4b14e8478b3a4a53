import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { CalendarDate } from '../../platform/text/inputFields';
import { RecurringAction } from './recurringInvoice.enums';

/** What the records are called in messages, with their article. */
export const WHAT = 'Deze terugkerende factuur';

/** Dutch messages of recurring invoices. */
export const recurringTexts = {
  interval: 'Kies een aantal maanden van 1 tot en met 24',
  firstDay: 'Kies vandaag of een latere dag',
  lastDay: 'De laatste dag ligt voor de eerste',
  times: 'Vul een aantal van 1 tot en met 200 in',
  oneEnd: 'Kies een laatste dag of een aantal keer, niet allebei',
  placeholder: (words: readonly string[]) =>
    `Dit is onbekend: ${words.join(' ')}. Kies uit {maand}, {jaar} en {periode}.`,
  stopped: 'Deze terugkerende factuur is gestopt.',
  notDeletable: 'Hier zijn al facturen van gemaakt: stop deze terugkerende factuur.',
  noProposal: 'Deze klaargezette factuur',
  skipped: 'Deze factuur is overgeslagen. Zet haar eerst terug.',
  issued: 'Deze factuur is al uitgegeven.',
  busy: 'Iemand anders is hier net mee bezig. Probeer het zo nog eens.',
  noCustomer: 'De klant is verwijderd: kies een andere klant of geen.',
  archivedCommission: 'De commissie staat in het archief: kies een andere.',
} as const;

const MOST_MONTHS = 24;
const MOST_TIMES = 200;
const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Whether a number of months is one that a recurring invoice may have. */
export const isInterval = (months: number): boolean => months >= 1 && months <= MOST_MONTHS;

@InputType({ description: 'When an invoice comes back, and what happens then.' })
export class RecurrenceInput {
  @Field(() => Int, { description: 'Months from one date to the next, 1 to 24.' })
  @IsInt({ message: recurringTexts.interval })
  @Min(1, { message: recurringTexts.interval })
  @Max(MOST_MONTHS, { message: recurringTexts.interval })
  interval: number;

  @Field({ description: 'YYYY-MM-DD; a new one is today or later.' })
  @CalendarDate()
  firstDay: string;

  @Field(() => String, { nullable: true, description: 'No date after it, YYYY-MM-DD. Not with times.' })
  @ValidateIf(({ lastDay }: RecurrenceInput) => isGiven(lastDay))
  @CalendarDate()
  lastDay?: string | null;

  @Field(() => Int, { nullable: true, description: 'No more dates than this, 1 to 200. Not with lastDay.' })
  @ValidateIf(({ times }: RecurrenceInput) => isGiven(times))
  @IsInt({ message: recurringTexts.times })
  @Min(1, { message: recurringTexts.times })
  @Max(MOST_TIMES, { message: recurringTexts.times })
  times?: number | null;

  @Field(() => RecurringAction)
  action: RecurringAction;
}
