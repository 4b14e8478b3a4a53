import { formatCents } from '../../platform/text/inDutch';

/** Dutch messages of who checks the books. */
export const bookCheckTexts = {
  /** As a message calls what one person looks at of one year. */
  what: 'Deze kascontrole',
  full: 'Er kijken al vijf mensen mee met dit jaar. Trek eerst van iemand de toegang in.',
  invitedEnough: 'Voor dit jaar zijn al twintig mensen uitgenodigd.',
  emailTaken: 'Wie dit adres heeft kijkt al mee met dit jaar',
  untilPast: 'Kies vandaag of een latere dag',
  untilFar: (most: number) => `Kies een dag binnen ${most} dagen`,
  noAccess: 'Deze toegang is voorbij. Kies een nieuwe einddatum en mail de link opnieuw.',
  erased: 'De naam en het adres zijn gewist. Nodig iemand opnieuw uit.',
  entry: 'Deze boeking',
  question: 'Deze vraag',
  manySeen: 'Er zijn al 10.000 boekingen afgevinkt. Meer kan niet.',
  manyQuestions: 'Er zijn al 200 vragen gesteld. Meer kan niet.',
  manyDraws: 'Er zijn al twintig steekproeven getrokken. Meer kan niet.',
  drawSize: 'Vul een aantal van 1 tot en met 200 in',
  above: 'Vul een bedrag van nul of meer in',
  noneAbove: 'Zo groot is geen enkele boeking',
  answered: 'Deze vraag is al beantwoord.',
  questionTooLong: 'Hoogstens 1.000 tekens',
  /** Who looked, after their name was erased. */
  nobody: 'Iemand van de kascommissie',
  /** An entry as it was when something was asked of it. */
  about: (day: string, description: string, cents: number) => `${day} ${description}, ${formatCents(cents)}`,
} as const;
