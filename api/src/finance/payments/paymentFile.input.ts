import { ArrayMaxSize, IsInt, IsOptional, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { CalendarDate } from '../../platform/text/inputFields';

/** Dutch messages about payment files. */
export const paymentTexts = {
  noAccount: 'De rekening van de stichting is nog niet ingesteld (BANK_ACCOUNTS).',
  period: 'Deze datum ligt voor het begin van de periode',
  executionDate: 'Kies vandaag of een latere datum',
  nothing: 'In deze periode zijn er geen goedgekeurde declaraties die nog betaald moeten worden.',
  nothingChosen: 'Kies minstens een declaratie om te betalen',
  tooMany: 'Kies hoogstens 5.000 declaraties tegelijk',
  changed: 'Wat er te betalen is, is intussen veranderd. Kijk de lijst na en maak het bestand opnieuw.',
  notSepa: (names: readonly string[]) =>
    `Naar deze rekeningen kan geen SEPA-betaling: ${names.join(', ')}. Vink ze uit en betaal ze zelf.`,
  reversed: 'Een van deze declaraties is zojuist tegengeboekt. Maak het bestand opnieuw.',
  banked:
    'Een van deze declaraties is zojuist aan een regel van de bank gekoppeld. Maak het bestand opnieuw.',
  twin: 'Iemand anders heeft zojuist een betaalbestand met deze declaraties gemaakt.',
  turnedBack: 'Dit betaalbestand is teruggedraaid.',
  paidDate: 'Kies vandaag of een eerdere datum',
  isPaid: 'Dit betaalbestand staat als betaald. Neem dat eerst terug.',
  waits: 'Dit betaalbestand wacht op akkoord van een ander lid van het bestuur.',
  ownFile: 'Akkoord over je eigen betaalbestand geeft een ander lid van het bestuur.',
  makerUnknown: 'Van dit bestand is niet bekend wie het maakte. Draai het terug en maak het opnieuw.',
} as const;

/** Payments in one file: more is asked for in parts. */
const MOST_PAYMENTS = 5000;

@InputType({ description: 'Which approved declarations are paid, by the day of their decision, and when.' })
export class PaymentFileInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  from: string;

  @Field({ description: 'YYYY-MM-DD, this day included.' })
  @CalendarDate()
  until: string;

  @Field({ description: 'The day the bank pays, YYYY-MM-DD; today or later.' })
  @CalendarDate()
  executionDate: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The declarations that were seen and are to be paid; all of the period when not given.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PAYMENTS, { message: paymentTexts.tooMany })
  ids?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What was seen as their total, in cents; when it is not so any more, CONFLICT.',
  })
  @IsOptional()
  @IsInt({ message: texts.badInput })
  @Min(1, { message: texts.badInput })
  total?: number | null;
}
