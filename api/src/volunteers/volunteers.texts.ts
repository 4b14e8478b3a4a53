/** What the records are called in messages, with their article. */
export const what = {
  volunteer: 'Deze vrijwilliger',
  activity: 'Deze activiteit',
  shift: 'Deze dienst',
  skill: 'Deze vaardigheid',
} as const;

/** Dutch messages of the volunteer pool. */
export const volunteerTexts = {
  sameName: (name: string) => `Er is al een vrijwilliger die ${name} heet. Is het dezelfde?`,
  sameEmail: (name: string) => `${name} heeft dit e-mailadres al. Is het dezelfde?`,
  activityTaken: 'Er is al een activiteit met deze naam',
  skillTaken: 'Er is al een vaardigheid met deze naam, of ze ligt in de prullenbak',
  skillGone: 'Een vaardigheid is intussen van de lijst gehaald. Kies opnieuw.',
  season: 'Kies een seizoen uit de lijst',
  archived: 'Deze activiteit is gearchiveerd.',
  joinedAnew: (name: string) => `${name} doet dat seizoen alweer mee.`,
  comingShifts: (shifts: string) => `Deze activiteit heeft nog ${shifts}. Verwijder die eerst.`,
  time: 'Vul een tijd in, zoals 19:30',
  sameTime: 'De eindtijd is een andere dan de begintijd',
  outside: 'Deze dag valt buiten het seizoen',
  needed: 'Vul een geheel getal in van 1 tot en met 200',
  notInActivity: 'Deze vrijwilliger doet dit seizoen niet mee met de activiteit.',
  full: 'Deze dienst is vol. Wijzig eerst hoeveel mensen er nodig zijn.',
  placesGone: 'Deze dienst is intussen vol.',
  long: (hours: string) => `Deze dienst duurt ${hours} uur. Klopt dat?`,
  overlap: (name: string) => `${name} heeft op dat moment al een andere dienst.`,
  moveUnseen: 'Er staan vrijwilligers op deze dienst. Kijk eerst wie bericht krijgt, en vink het aan.',
  moveChanged: 'Intussen is veranderd wie op deze dienst staat, of wat zij nog meer doen. Kijk opnieuw.',
  onShift: 'Deze vrijwilliger staat nog op een dienst van deze activiteit. Haal die er eerst af.',
  onComing: (name: string, shifts: string) =>
    `${name} staat nog op een dienst: ${shifts}. Haal die er eerst af.`,
  nobody: 'Er is niemand met een e-mailadres om te mailen.',
  passed: 'Deze dienst is al geweest.',
  notOnIt: 'Deze vrijwilliger staat niet op de dienst.',
  notYet: 'Deze dienst is nog niet begonnen: dat kan pas op de dag zelf.',
  signUpDays: 'De laatste dag is niet voor de eerste',
  signUpMost: 'Vul een geheel getal in van 1 tot en met 20',
  signUpClosed: 'Aanmelden kan nu niet. Vraag de Boerenploeg of er nog plaats is.',
  shiftsChanged: 'De diensten zijn intussen gewijzigd. Kies opnieuw.',
  chooseShift: 'Kies minstens één dienst',
  tooMany: (most: number) =>
    `Je kunt ${most === 1 ? 'één dienst' : `${most} diensten`} kiezen bij deze activiteit.`,
  overlapping: 'Je kunt niet op twee diensten tegelijk. Kies er een.',
  unconfirmed: 'Met dit e-mailadres is al aangemeld. Bevestig dat eerst met de link in de mail.',
  awaited: 'Er staat iemand op de wachtlijst: die krijgt een mail dat er een plaats is.',
  nobodyFree: 'Er is niemand meer om te vragen: iedereen is gevraagd, of kan dan niet.',
  notDeclined: 'Zeg eerst af voor deze dienst.',
  phone: 'Vul een telefoonnummer in',
  expired: 'Je aanmelding is verlopen. Meld je opnieuw aan.',
  hasMost: (most: number) =>
    `Je hebt al ${most === 1 ? 'een dienst' : `${most} diensten`} bij deze activiteit. Meer kan niet.`,
} as const;
