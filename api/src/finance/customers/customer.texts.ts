/** What the records are called in messages, with their article. */
export const WHAT = 'Deze klant';

/** Dutch messages of the customers. */
export const customerTexts = {
  sameName: (name: string) => `Er is al een klant die ${name} heet. Is het dezelfde?`,
  inTrash: (name: string) => `${name} ligt in de prullenbak. Zet die klant terug, of is het een ander?`,
  email: 'E-mail moet een geldig formaat hebben',
} as const;
