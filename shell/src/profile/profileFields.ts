/** The own details that a person edits (spec 1-portal.md, section 2.5), in this order. */
export const profileFields = ['phoneNumber', 'email', 'adres'] as const;

/** One of the own details. */
export type ProfileField = (typeof profileFields)[number];

/** What the details are called on the page. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  phoneNumber: 'Telefoonnummer',
  email: 'E-mail',
  adres: 'Adres',
};
