/** What the records are called in messages, with their article. */
export const WHAT = 'Deze klant';

/** Dutch messages of the customers. */
export const customerTexts = {
  sameName: (name: string) => `Er is al een klant die ${name} heet. Is het dezelfde?`,
  email: 'E-mail moet een geldig formaat hebben',
} as const;
