/** What the records are called in messages, with their article. */
export const what = {
  volunteer: 'Deze vrijwilliger',
  activity: 'Deze activiteit',
  shift: 'Deze dienst',
} as const;

/** Dutch messages of the volunteer pool. */
export const volunteerTexts = {
  sameName: (name: string) => `Er is al een vrijwilliger die ${name} heet. Is het dezelfde?`,
  sameEmail: (name: string) => `${name} heeft dit e-mailadres al. Is het dezelfde?`,
  activityTaken: 'Er is al een activiteit met deze naam',
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
  withPeople: 'Haal eerst de vrijwilligers van deze dienst: de dag en de tijd staan bij hen genoteerd.',
  onShift: 'Deze vrijwilliger staat nog op een dienst van deze activiteit. Haal die er eerst af.',
  onComing: (name: string, shifts: string) =>
    `${name} staat nog op een dienst: ${shifts}. Haal die er eerst af.`,
  nobody: 'Er is niemand met een e-mailadres om te mailen.',
  passed: 'Deze dienst is al geweest.',
} as const;
