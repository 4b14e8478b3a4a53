import { Permission } from '../identity/catalogue/permission.enum';
import { type FileFolder, holders } from '../identity/permissions/allow';
import { nobody, pointedToBy } from '../platform/files/fileFolder';
import { filesOfLetters } from './moments/letters.service';
import { ClubReportModel } from './reports/report.model';
import { REPORTS_FOLDER } from './reports/report.service';

/** The club's folders in the file store; only the server writes there. */
export const clubFolders: readonly FileFolder[] = [
  {
    path: 'club/letters/{edition}/{title}',
    kind: 'document',
    read: holders(Permission.clubAdmin),
    write: nobody,
    pointedTo: filesOfLetters,
  },
  {
    path: REPORTS_FOLDER,
    kind: 'document',
    read: holders(Permission.clubAdmin),
    write: nobody,
    pointedTo: pointedToBy(ClubReportModel, 'file'),
  },
];
