/** Dutch texts about webhooks. */
export const webhookTexts = {
  what: 'Deze webhook',
  delivery: 'Deze mislukte aflevering',
  noEntity: 'Kies minstens één soort',
  noKind: 'Kies minstens één gebeurtenis',
  unknownEntity: 'Deze soort bestaat niet',
  notHttps: 'Een adres begint met https://',
  noCredentials: 'Zet geen naam of wachtwoord in het adres',
  notOutside: 'Dit adres ligt niet op het internet',
  full: (most: number) => `Er zijn al ${most} webhooks. Verwijder er eerst een.`,
  notSending: 'Dit portaal verstuurt geen webhooks.',
  notActive: 'Deze webhook staat stil. Hervat hem eerst.',
} as const;
