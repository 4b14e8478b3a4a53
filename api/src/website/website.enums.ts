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

/** The parades that groups enrol for. */
export enum ParadeName {
  parade = 'parade',
  children = 'children',
}

/** What the parades are called. */
export const paradeTitles: Readonly<Record<ParadeName, string>> = {
  parade: 'De optocht',
  children: 'De kinderoptocht',
};

/** What is asked by a field of the form of a parade. */
export enum ParadeFieldKind {
  line = 'line',
  lines = 'lines',
  number = 'number',
  choice = 'choice',
  yesNo = 'yesNo',
}

/** What the tags are called. */
export const newsTagLabels: Readonly<Record<NewsTag, string>> = {
  ubpf: 'UBPF',
  liedjesfestival: 'Liedjesfestival',
  carnavalskrant: 'Carnavalskrant',
  kindercarnaval: 'Kindercarnaval',
  pagadder: 'Pagadder',
  zomercarnaval: 'Zomercarnaval',
};

/** What the pages of the keyed texts are called. */
export const websiteTextLabels: Readonly<Record<WebsiteTextKey, string>> = {
  home: 'Homepage',
  ubpf: 'Ulster bierproeffestival',
  liedjes: 'Liedjesfestival',
  krant: 'Carnavalskrant',
  contact: 'Contact',
  kids: 'Kindercarnaval',
  aboutUs: 'Over ons',
  summer: 'Optocht',
  jeugdraad: 'Jeugdraad',
};

/** Whether news waits for its day. */
export enum Postpone {
  no = 'no',
  yes = 'yes',
}

/** How far news is. */
export enum NewsState {
  draft = 'draft',
  planned = 'planned',
  published = 'published',
}

registerEnumType(NewsState, {
  name: 'NewsState',
  description: 'How far news is on its way to the website.',
  valuesConfig: {
    draft: { description: 'Concept: only editors see it.' },
    planned: { description: 'Gepland: it comes on the website on `postponementDate`.' },
    published: { description: 'Op de website.' },
  },
});
registerEnumType(WebsiteTextKey, {
  name: 'WebsiteTextKey',
  description: 'Which of the keyed texts of the website.',
  valuesConfig: {
    home: { description: 'Home page.' },
    ubpf: { description: 'Ulster bierproeffestival: the beer festival.' },
    liedjes: { description: 'Liedjesfestival: the song festival.' },
    krant: { description: 'Krant: the newspaper.' },
    contact: { description: 'Contact.' },
    kids: { description: "Kindercarnaval: children's carnival." },
    aboutUs: { description: 'Over ons: about us.' },
    summer: { description: 'Optocht: the parade.' },
    jeugdraad: { description: 'Jeugdraad: the youth council.' },
  },
});
registerEnumType(CarouselName, {
  name: 'CarouselName',
  description: 'A carousel of the website.',
  valuesConfig: {
    programme: { description: 'The programmes on the home page.' },
    jeugdraad: { description: 'The pictures of the youth council; a photo is required.' },
    aboutUs: { description: 'The princes, on the page about us.' },
  },
});
registerEnumType(MoveDirection, {
  name: 'MoveDirection',
  description: 'Where an item of a carousel goes.',
  valuesConfig: {
    earlier: { description: 'One place to the front.' },
    later: { description: 'One place to the back.' },
  },
});
registerEnumType(DocumentSection, {
  name: 'DocumentSection',
  description: 'A page of the website with documents to download.',
  valuesConfig: {
    paper: { description: 'Krant: the newspaper.' },
    liedjes: { description: 'Liedjesfestival: the song festival.' },
    kids: { description: "Kindercarnaval: children's carnival." },
    summer: { description: 'Optocht: the parade.' },
  },
});
registerEnumType(ContactSubject, {
  name: 'ContactSubject',
  description: 'What a visitor writes about.',
  valuesConfig: Object.fromEntries(
    Object.entries(contactSubjectLabels).map(([subject, description]) => [subject, { description }]),
  ),
});
registerEnumType(NewsTag, {
  name: 'NewsTag',
  description: 'What news is about.',
  valuesConfig: {
    ubpf: { description: 'Ulster bierproeffestival: the beer festival.' },
    liedjesfestival: { description: 'Liedjesfestival: the song festival.' },
    carnavalskrant: { description: 'Carnavalskrant: the newspaper.' },
    kindercarnaval: { description: "Kindercarnaval: children's carnival." },
    pagadder: { description: 'Pagadder.' },
    zomercarnaval: { description: 'Zomercarnaval: summer carnival.' },
  },
});
registerEnumType(ParadeName, {
  name: 'ParadeName',
  description: 'A parade that groups enrol for.',
  valuesConfig: {
    parade: { description: 'Optocht: the parade.' },
    children: { description: "Kinderoptocht: the children's parade." },
  },
});
registerEnumType(ParadeFieldKind, {
  name: 'ParadeFieldKind',
  description: 'What is asked by a field of the form of a parade.',
  valuesConfig: {
    line: { description: 'A line of text, 200 characters at most.' },
    lines: { description: 'Some lines of text, 2,000 characters at most.' },
    number: { description: 'A number, of two decimals at most.' },
    choice: { description: 'One out of some texts.' },
    yesNo: { description: "'Ja' or 'Nee'." },
  },
});
registerEnumType(Postpone, {
  name: 'Postpone',
  description: 'Whether news waits for its day.',
  valuesConfig: {
    no: { description: 'It is on the website at once.' },
    yes: { description: 'It comes on the website on `postponementDate`.' },
  },
});
