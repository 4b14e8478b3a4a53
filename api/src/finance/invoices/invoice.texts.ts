/** Dutch messages of invoicing. The foundation chose most of them: they are not reworded. */
export const invoiceTexts = {
  required: 'Dit veld is verplicht',
  email: 'E-mail moet een geldig formaat hebben',
  amount: 'Vul een bedrag boven nul in, tot en met 1.000.000 euro',
  tooLong: 'Deze tekst past niet op één pagina',
  unprintable: (signs: readonly string[]) => `Dit kan niet op een factuur staan: ${signs.join(' ')}`,
  noAddress: 'Vul een e-mailadres in om de factuur te versturen',
  credited: 'Voor deze factuur is al een creditfactuur gemaakt.',
  creditOfCredit: 'Een creditfactuur kan niet worden gecrediteerd.',
  payCredit: 'Een creditfactuur wordt niet betaald.',
  paidByBank: 'Deze factuur is via de bank betaald: koppel dat los bij de bankregel.',
  paidOnline: 'Deze factuur is online betaald.',
  paidTooEarly: 'Dit is meer dan een jaar voor de factuur',
  paidInPart: 'Deze factuur is voor een deel betaald: koppel dat eerst los bij de bankregel.',
  writtenOff: 'Deze factuur is afgeboekt. Neem dat eerst terug bij Openstaand.',
  paidDate: 'Kies vandaag of een eerdere datum',
  notSet:
    'De gegevens en de rekening van de stichting zijn nog niet ingesteld (FOUNDATION_NAME, BANK_ACCOUNTS).',
} as const;
