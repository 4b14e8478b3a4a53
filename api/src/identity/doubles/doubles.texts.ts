/** What merging says. */
export const doublesTexts = {
  self: 'Kies twee verschillende.',
  merged: 'Een van de twee is al samengevoegd.',
  notMerged: 'Dit is niet samengevoegd.',
  tooLong: 'Samenvoegen kan tot 30 dagen daarna ongedaan worden gemaakt.',
  mergedOn: (name: string) => `Maak eerst ongedaan dat ${name} is samengevoegd.`,
  keptGone: (name: string) => `${name} is verwijderd. Zet die eerst terug.`,
  busy: 'Iemand anders is hiermee bezig. Probeer het zo nog eens.',
  noKind: 'Dit soort gegevens kan niet worden samengevoegd.',
};
