import { registerEnumType } from 'type-graphql';

/** The keyed texts of the website. */
export enum WebsiteTextKey {
  home = 'home',
  ubpf = 'ubpf',
  liedjes = 'liedjes',
  krant = 'krant',
  contact = 'contact',
  kids = 'kids',
  aboutUs = 'aboutUs',
  summer = 'summer',
  jeugdraad = 'jeugdraad',
}

/** The picture carousels: programmes of the home page, youth council, princes. */
export enum CarouselName {
  programme = 'programme',
  jeugdraad = 'jeugdraad',
  aboutUs = 'aboutUs',
}

/** Where an item of a carousel goes. */
export enum MoveDirection {
  earlier = 'earlier',
  later = 'later',
}

/** The pages with documents to download. */
export enum DocumentSection {
  paper = 'paper',
  liedjes = 'liedjes',
  kids = 'kids',
  summer = 'summer',
}

/** What a visitor writes about, in the order in which they are shown. */
export enum ContactSubject {
  algemeen = 'algemeen',
  ubpf = 'ubpf',
  liedjesfestival = 'liedjesfestival',
  krant = 'krant',
  club = 'club',
  webshop = 'webshop',
  optocht = 'optocht',
}

/** What the subjects are called. */
export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = {
  algemeen: 'Algemeen',
  ubpf: 'Ulster bierproeffestival',
  liedjesfestival: 'Liedjesfestival',
  krant: 'Krant',
  club: 'Club van 111',
  webshop: 'Webshop',
  optocht: 'Optocht',
};

/** The six tags of news. */
export enum NewsTag {
  ubpf = 'ubpf',
  liedjesfestival = 'liedjesfestival',
  carnavalskrant = 'carnavalskrant',
  kindercarnaval = 'kindercarnaval',
  pagadder = 'pagadder',
  zomercarnaval = 'zomercarnaval',
}

/** Whether news waits for its day. */
export enum Postpone {
  no = 'no',
  yes = 'yes',
}

registerEnumType(WebsiteTextKey, { name: 'WebsiteTextKey', description: 'The keyed texts of the website.' });
registerEnumType(CarouselName, { name: 'CarouselName' });
registerEnumType(MoveDirection, { name: 'MoveDirection' });
registerEnumType(DocumentSection, {
  name: 'DocumentSection',
  description: 'The pages with documents to download.',
});
registerEnumType(ContactSubject, {
  name: 'ContactSubject',
  valuesConfig: Object.fromEntries(
    Object.entries(contactSubjectLabels).map(([subject, description]) => [subject, { description }]),
  ),
});
registerEnumType(NewsTag, { name: 'NewsTag' });
registerEnumType(Postpone, { name: 'Postpone' });
