import type { PermissionId } from '../identity/catalogue/catalogue';
import { Permission } from '../identity/catalogue/permission.enum';
import { describeEnum } from '../platform/schema/describeEnum';

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

describeEnum({ NewsState }, 'How far news is on its way to the website.', {
  draft: 'Concept: only editors see it.',
  planned: 'Gepland: it comes on the website on `postponementDate`.',
  published: 'Op de website.',
});
describeEnum({ WebsiteTextKey }, 'Which of the keyed texts of the website.', {
  home: 'Home page.',
  ubpf: 'Ulster bierproeffestival: the beer festival.',
  liedjes: 'Liedjesfestival: the song festival.',
  krant: 'Krant: the newspaper.',
  contact: 'Contact.',
  kids: "Kindercarnaval: children's carnival.",
  aboutUs: 'Over ons: about us.',
  summer: 'Optocht: the parade.',
  jeugdraad: 'Jeugdraad: the youth council.',
});
describeEnum({ CarouselName }, 'A carousel of the website.', {
  programme: 'The programmes on the home page.',
  jeugdraad: 'The pictures of the youth council; a photo is required.',
  aboutUs: 'The princes, on the page about us.',
});
describeEnum({ MoveDirection }, 'Where an item of a carousel goes.', {
  earlier: 'One place to the front.',
  later: 'One place to the back.',
});
describeEnum({ DocumentSection }, 'A page of the website with documents to download.', {
  paper: 'Krant: the newspaper.',
  liedjes: 'Liedjesfestival: the song festival.',
  kids: "Kindercarnaval: children's carnival.",
  summer: 'Optocht: the parade.',
});
describeEnum({ ContactSubject }, 'What a visitor writes about.', contactSubjectLabels);
describeEnum({ NewsTag }, 'What news is about.', {
  ubpf: 'Ulster bierproeffestival: the beer festival.',
  liedjesfestival: 'Liedjesfestival: the song festival.',
  carnavalskrant: 'Carnavalskrant: the newspaper.',
  kindercarnaval: "Kindercarnaval: children's carnival.",
  pagadder: 'Pagadder.',
  zomercarnaval: 'Zomercarnaval: summer carnival.',
});
describeEnum({ ParadeName }, 'A parade that groups enrol for.', {
  parade: 'Optocht: the parade.',
  children: "Kinderoptocht: the children's parade.",
});
describeEnum({ ParadeFieldKind }, 'What is asked by a field of the form of a parade.', {
  line: 'A line of text, 200 characters at most.',
  lines: 'Some lines of text, 2,000 characters at most.',
  number: 'A number, of two decimals at most.',
  choice: 'One out of some texts.',
  yesNo: "'Ja' or 'Nee'.",
});
describeEnum({ Postpone }, 'Whether news waits for its day.', {
  no: 'It is on the website at once.',
  yes: 'It comes on the website on `postponementDate`.',
});

/** Who edits which keyed text. Rules, folders and the matrix read these tables. */
export const textPermissions: Readonly<Record<WebsiteTextKey, PermissionId>> = {
  home: Permission.webHome,
  ubpf: Permission.webUBPF,
  liedjes: Permission.webLiedjes,
  krant: Permission.webKrant,
  contact: Permission.webContact,
  kids: Permission.webkinder,
  aboutUs: Permission.webHistory,
  summer: Permission.webOptocht,
  jeugdraad: Permission.webJeugdraad,
};

/** Who edits which carousel. */
export const carouselPermissions: Readonly<Record<CarouselName, PermissionId>> = {
  programme: Permission.webHome,
  jeugdraad: Permission.webJeugdraad,
  aboutUs: Permission.webHistory,
};

/** Who edits the documents of which page. */
export const sectionPermissions: Readonly<Record<DocumentSection, PermissionId>> = {
  paper: Permission.webKrant,
  liedjes: Permission.webLiedjes,
  kids: Permission.webkinder,
  summer: Permission.webOptocht,
};

/** Who keeps the list of which parade. */
export const paradePermissions: Readonly<Record<ParadeName, PermissionId>> = {
  parade: Permission.webOptocht,
  children: Permission.webkinder,
};

/** Where the pictures of a carousel are in the file store. */
export const carouselFolders: Readonly<Record<CarouselName, string>> = {
  programme: 'images/home/carrouselProg',
  jeugdraad: 'images/jeugdraad/carrousel',
  aboutUs: 'images/aboutUs/carrousel',
};

/** Where the documents of a page are. */
export const sectionFolders: Readonly<Record<DocumentSection, string>> = {
  paper: 'publicDocs/paper',
  liedjes: 'publicDocs/liedjes',
  kids: 'publicDocs/kids',
  summer: 'publicDocs/summer',
};

export const THEME_FOLDER = 'images/theme';
export const NEWS_FOLDER = 'images/news';
/** The originality statements of the song festival. */
export const STATEMENT_FOLDER = 'participantDocs/liedjes';

/** Dutch messages of the website's API. */
export const websiteTexts = {
  photoRequired: 'Kies een foto',
  fileRequired: 'Kies een bestand',
  percentage: 'Vul een getal van 0 tot en met 100 in',
  ibu: 'Vul een geheel getal van 0 tot en met 1000 in',
  year: 'Kies een jaar uit de lijst',
  persons: 'Vul een getal van 1 tot en met 500 in',
  phone: 'Dit is geen geldig telefoonnummer',
  closesOn: 'Kies een dag die nog niet voorbij is',
  enlistmentClosed: 'De inschrijving is gesloten.',
  statementUsed: 'Deze verklaring is al bij een andere inschrijving gebruikt',
  formChanged: 'Het formulier is intussen veranderd. Lees de pagina opnieuw.',
  options: 'Vul minstens twee en hoogstens twintig verschillende keuzes in, van hoogstens 80 tekens',
  option: 'Kies er een uit de lijst',
  number: 'Vul een getal in',
  mustBeYes: 'Zonder dit kun je niet meedoen',
  mostFields: 'Een formulier heeft hoogstens twintig vragen.',
  labelTaken: 'Deze vraag staat er al',
  entryGone: 'Deze deelnemer staat niet (meer) in de lijst',
  paradeFull: 'Er kan niemand meer bij.',
  postponeOff: 'Uitgesteld plaatsen staat uit',
  postponementDate: 'Kies een datum van vandaag tot en met een jaar vooruit',
  noDraft: 'Er is geen concept (meer). Lees de pagina opnieuw.',
  noVersion: 'Deze versie is er niet meer.',
  draftThere: 'Er is al een concept. Publiceer het of gooi het weg, en zet dan een versie terug.',
  nothingToPreview: 'Er is geen concept om te laten zien. Lees de pagina opnieuw.',
  notPublic: 'Dit bericht staat niet op de website.',
} as const;
