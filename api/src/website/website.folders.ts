import { Permission } from '../identity/catalogue/permission.enum';
import type { FileFolder } from '../identity/permissions/fileFolder';
import { holders } from '../identity/permissions/fileFolder';
import { AppError } from '../platform/errors/appError';
import { everybody } from '../platform/files/fileFolder';
import { pointedToBy } from '../platform/files/pointedToBy';
import { CarouselModel } from './carousels/carousel.model';
import { PublicDocumentModel } from './documents/publicDocument.model';
import { takesEnrolments } from './enrolment';
import { HomeThemeModel } from './home/homeTheme.model';
import { NewsItemModel } from './news/news.model';
import { ParticipantModel } from './participants/participant.model';
import { getEnlistment } from './songFestival/songFestival.service';
import { CarouselName, DocumentSection } from './website.enums';
import {
  carouselFolders,
  carouselPermissions,
  NEWS_FOLDER,
  sectionFolders,
  sectionPermissions,
  STATEMENT_FOLDER,
  THEME_FOLDER,
} from './website.tables';
import { websiteTexts } from './website.texts';

const carouselFolder = (carousel: CarouselName): FileFolder => ({
  path: carouselFolders[carousel],
  kind: 'image',
  read: everybody,
  write: holders(carouselPermissions[carousel]),
  pointedTo: pointedToBy(CarouselModel, 'items.photo'),
});

const documentFolder = (section: DocumentSection): FileFolder => ({
  path: sectionFolders[section],
  kind: 'document',
  read: everybody,
  write: holders(sectionPermissions[section]),
  pointedTo: pointedToBy(PublicDocumentModel, 'file'),
});

/** The website's folders in the file store. */
export const websiteFolders: readonly FileFolder[] = [
  {
    path: THEME_FOLDER,
    kind: 'image',
    read: everybody,
    write: holders(Permission.webHome),
    pointedTo: pointedToBy(HomeThemeModel, 'image', 'draft.image'),
  },
  {
    path: NEWS_FOLDER,
    kind: 'image',
    read: everybody,
    write: holders(Permission.webNews),
    pointedTo: pointedToBy(NewsItemModel, 'photo', 'draft.photo'),
  },
  ...Object.values(CarouselName).map(carouselFolder),
  ...Object.values(DocumentSection).map(documentFolder),
  {
    path: STATEMENT_FOLDER,
    kind: 'document',
    read: holders(Permission.webLiedjes),
    // Visitors upload their statement before they enrol.
    write: async () => {
      if (takesEnrolments(await getEnlistment())) return true;
      throw new AppError('FORBIDDEN', websiteTexts.enlistmentClosed);
    },
    pointedTo: pointedToBy(ParticipantModel, 'statement'),
  },
];
