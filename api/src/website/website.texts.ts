/** Dutch messages of the website's API. */
export const websiteTexts = {
  photoRequired: 'Kies een foto',
  fileRequired: 'Kies een bestand',
  percentage: 'Vul een getal van 0 tot en met 100 in',
  ibu: 'Vul een geheel getal van 0 tot en met 1000 in',
  year: 'Kies een jaar uit de lijst',
  persons: 'Vul een getal van 1 tot en met 500 in',
  phone: 'Dit is geen geldig telefoonnummer',
  enlistmentClosed: 'De inschrijving is gesloten.',
  statementUsed: 'Deze verklaring is al bij een andere inschrijving gebruikt',
  postponeOff: 'Uitgesteld plaatsen staat uit',
  postponementDate: 'Kies een datum van vandaag tot en met een jaar vooruit',
} as const;
