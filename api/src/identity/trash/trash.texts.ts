/** What the trash says. */
export const trashTexts = {
  what: 'Dit',
  placeGone: 'Dit kan niet worden teruggezet: de plek waar het stond is er niet meer.',
  restored: 'teruggezet uit de prullenbak',
};
