import { ArrayMaxSize, ArrayMinSize, IsInt, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { AnswerType } from '../../platform/schema/answerType';
import { CalendarDate } from '../../platform/text/inputFields';

/** Something that is owed by who gave a mandate. */
@ObjectType({ simpleResolvers: true })
abstract class OwedByMandate {
  @Field(() => ID, { description: '<kind>:<itemId>.' })
  id: string;

  @Field({ description: 'Who owes it.' })
  name: string;

  @Field({ description: 'What it is called in a list, in Dutch.' })
  label: string;

  @Field(() => Int, { description: 'Cents, above 0.' })
  amount: number;

  @Field({ description: 'The reference of the mandate.' })
  mandate: string;
}

@AnswerType('Something that is owed and can be collected.')
export class CollectableReceivable extends OwedByMandate {
  @Field({ description: 'Who holds the account.' })
  holder: string;

  @Field({ description: 'IBAN.' })
  iban: string;

  @Field(() => String, { nullable: true, description: 'Where it is announced; null: no address is known.' })
  email: string | null;
}

@AnswerType('Something that is owed and cannot be collected: its mandate was not used for 36 months.')
export class LapsedReceivable extends OwedByMandate {
  @Field({ description: 'The day the mandate was signed, YYYY-MM-DD.' })
  signedOn: string;

  @Field(() => String, { nullable: true, description: 'By this mandate, YYYY-MM-DD; null: never.' })
  lastCollectedOn: string | null;

  @Field({ description: 'The last day on which could be collected by it, YYYY-MM-DD.' })
  lastDay: string;
}

@AnswerType('What can be collected by direct debit.')
export class Collectable {
  @Field(() => [String], { description: 'Dutch: what has to be set before anything can be collected.' })
  missing: string[];

  @Field({ description: 'The first day on which can be collected, a business day of the banks, YYYY-MM-DD.' })
  earliest: string;

  @Field(() => [CollectableReceivable], { description: 'By name.' })
  receivables: CollectableReceivable[];

  @Field(() => [LapsedReceivable], {
    description: 'By name: what cannot be collected any more on the first day that can be.',
  })
  lapsed: LapsedReceivable[];
}

/** Dutch messages about direct debits. */
export const directDebitTexts = {
  noAccount: 'De rekening van de stichting is nog niet ingesteld (BANK_ACCOUNTS).',
  noName: 'De naam van de stichting is nog niet ingesteld (FOUNDATION_NAME).',
  noCreditorId: 'De incassant-ID van de stichting is nog niet ingesteld (FOUNDATION_CREDITOR_ID).',
  tooSoon: (days: number) => `Kies een dag die minstens ${days} dagen vooruit ligt`,
  notOpen: (first: string) => `Op deze dag incasseren banken niet. De eerste dag die kan is ${first}`,
  lapses: (name: string, mandate: string, lastDay: string) =>
    `Machtiging ${mandate} van ${name} vervalt na ${lastDay}. Kies een eerdere dag, of vink die post uit`,
  nothingChosen: 'Kies minstens een post om te incasseren',
  tooMany: 'Kies hoogstens 5.000 posten tegelijk',
  changed:
    'Wat er te incasseren is, is intussen veranderd. Kijk de lijst na en maak het incassobestand opnieuw.',
  twin: 'Iemand anders heeft zojuist een incassobestand met deze posten gemaakt.',
  notTaken: 'Haal dit incassobestand eerst op.',
  nothingLeft: 'Alle machtigingen van dit incassobestand zijn beëindigd. Draai het bestand terug.',
  turnedBack: 'Dit incassobestand is teruggedraaid.',
  banked: 'De bank laat zien dat dit bestand is uitgevoerd. Koppel die regel eerst los.',
  waits: 'Dit incassobestand wacht op akkoord van een ander lid van het bestuur.',
  ownFile: 'Akkoord over je eigen incassobestand geeft een ander lid van het bestuur.',
  tooLate:
    'De incassodag is te dichtbij om iedereen op tijd te mailen. Draai het bestand terug en maak het opnieuw.',
} as const;

/** In one file: more is asked for in parts. */
const MOST = 5000;

@InputType({ description: 'What is collected, as it was seen, and when.' })
export class DirectDebitInput {
  @Field(() => [ID], { description: 'Of what can be collected: <kind>:<itemId>.' })
  @ArrayMinSize(1, { message: directDebitTexts.nothingChosen })
  @ArrayMaxSize(MOST, { message: directDebitTexts.tooMany })
  ids: string[];

  @Field(() => Int, {
    description: 'What was seen as their total, in cents; when it is not so any more, CONFLICT.',
  })
  @IsInt({ message: texts.badInput })
  @Min(1, { message: texts.badInput })
  total: number;

  @Field({ description: 'The day the bank collects, YYYY-MM-DD; 14 days ahead at least.' })
  @CalendarDate()
  collectionDate: string;
}
