/** Dutch texts of the annual accounts. */
export const annualTexts = {
  noCommittee: 'Zonder commissie',
  missing: (account: string) => `Van ${account} ontbreekt een afschrift`,
  statementEnds: (account: string, day: string) => `Van ${account} is het laatste afschrift van ${day}`,
  undone: (count: number) =>
    count === 1
      ? '1 regel van de bank staat nog niet in de boeken'
      : `${count} regels van de bank staan nog niet in de boeken`,
  outside: (count: number) =>
    count === 1
      ? '1 post is betaald, maar staat in geen boekjaar'
      : `${count} posten zijn betaald, maar staan in geen boekjaar`,
  changed: 'Na het afsluiten van een eerder jaar is er iets aan veranderd',
  own: 'Eigen vermogen',
  provider: 'Bij de betaaldienst',
  byHand: 'Kas en met de hand genoteerd',
  transit: 'Onderweg tussen eigen rekeningen',
  toReceive: 'Nog te ontvangen',
  toPay: 'Nog te betalen',
  outsideLine: 'Betaald, maar in geen boekjaar',
  undoneLine: 'Bank, nog niet in de boeken',
  beginAmount: 'Beginstand',
  untold: 'Niet op een afschrift terug te vinden',
  line: 'Kies een regel van de jaarrekening',
  noPeriod: 'Stel eerst de periode van dit jaar in, bij Grootboek.',
  title: (year: string) => `Jaarrekening ${year}`,
} as const;
