/** Dutch messages about payment files. */
export const paymentTexts = {
  noAccount: 'De rekening van de stichting is nog niet ingesteld (BANK_ACCOUNTS).',
  period: 'Deze datum ligt voor het begin van de periode',
  executionDate: 'Kies vandaag of een latere datum',
  nothing: 'In deze periode zijn er geen goedgekeurde declaraties die nog betaald moeten worden.',
  reversed: 'Een van deze declaraties is zojuist tegengeboekt. Maak het bestand opnieuw.',
  twin: 'Iemand anders heeft zojuist een betaalbestand met deze declaraties gemaakt.',
} as const;
