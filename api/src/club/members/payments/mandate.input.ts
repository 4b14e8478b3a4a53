import { Field, InputType } from 'type-graphql';

import { CalendarDate, RequiredText, SepaIban } from '../../../platform/text/inputFields';

/** As many characters as a bank takes. */
const LONGEST_NAME = 70;

@InputType({ description: 'A mandate for direct debit as a member signed it.' })
export class ClubMandateInput {
  @Field({ description: 'Who holds the account, at most 70 characters.' })
  @RequiredText(LONGEST_NAME)
  holder: string;

  @Field({ description: 'IBAN in a SEPA country; spaces do not matter.' })
  @SepaIban()
  iban: string;

  @Field({ description: 'The day it was signed, YYYY-MM-DD; today or earlier.' })
  @CalendarDate()
  signedOn: string;
}
