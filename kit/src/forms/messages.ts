/** The texts of forms, the foundation's to the letter; the last two are our own. */
export const messages = {
  required: 'Verplicht',
  emailFormat: 'E-mail voldoet niet aan het juiste formaat',
  newPasswordShort: 'Min 8 karakters',
  changedPasswordShort: 'Het wachtwoord moet uit minimaal 8 tekens bestaan',
  loginEmpty: 'Vul alle velden in!',
  loginEmail: 'Dit is geen geldig email adres',
  allFieldsRequired: 'Alle velden moeten gevuld worden',
  invalid: 'Deze waarde klopt niet',
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
} as const;
