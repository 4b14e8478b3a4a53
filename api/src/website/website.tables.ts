import type { PermissionId } from '../identity/catalogue/catalogue';
import { Permission } from '../identity/catalogue/permission.enum';
import type { CarouselName, DocumentSection, ParadeName, WebsiteTextKey } from './website.enums';

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
