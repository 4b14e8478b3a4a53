import { Permission } from '../identity/catalogue/permission.enum';
import { type FileFolder, holders } from '../identity/permissions/allow';
import { AppError } from '../platform/errors/appError';
import { everybody, pointedToBy } from '../platform/files/fileFolder';
import { claimFile } from '../platform/files/files.service';
import type { StoredFile } from '../platform/files/storedFile.type';
import type { PortalContext } from '../platform/portalContext';
import { CarouselModel } from './carousels/carousel.model';
import { PublicDocumentModel } from './documents/publicDocument.model';
import { takesEnrolments } from './enrolment';
import { HomeThemeModel } from './home/homeTheme.model';
import { NewsItemModel } from './news/news.model';
import { ParticipantModel } from './participants/participant.model';
import { getEnlistment } from './songFestival/songFestival.service';
import {
  carouselFolders,
  CarouselName,
  carouselPermissions,
  DocumentSection,
  NEWS_FOLDER,
  sectionFolders,
  sectionPermissions,
  STATEMENT_FOLDER,
  THEME_FOLDER,
  websiteTexts,
} from './website.enums';

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

interface Choice {
  /** Who fills in the form. */
  actor: { id: string };
  /** Where it was uploaded to. */
  folder: string;
  /** The file that a form chose; none: no file. */
  fileId?: string | null;
  /** The input field, for the message. */
  field: string;
  /** The file that the record has now. */
  current?: StoredFile | null;
}

/** The file a record gets: none, the one it has, or a new one. @throws BAD_USER_INPUT when there is no such file */
export async function chooseFile({
  actor,
  folder,
  fileId,
  field,
  current,
}: Choice): Promise<StoredFile | null> {
  if (!fileId) return null;
  return fileId === current?.id ? current : claimFile({ folder, fileId, field, by: actor });
}

/** Releases the file that a record had before a write and no longer has after it. */
export async function dropReplaced(
  portal: PortalContext,
  before?: StoredFile | null,
  after?: StoredFile | null,
): Promise<void> {
  if (before && before.id !== after?.id) await portal.files.release(before);
}
