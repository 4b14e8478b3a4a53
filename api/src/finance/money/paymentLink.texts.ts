/** Dutch messages about payment links. */
export const paymentLinkTexts = {
  noProvider: 'Er is geen betaalprovider ingesteld.',
  provider: 'De betaalprovider is niet bereikbaar. Probeer het later opnieuw.',
} as const;
