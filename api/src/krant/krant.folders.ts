import { Permission } from '../identity/catalogue/permission.enum';
import type { SessionUser } from '../identity/people/requestContext';
import type { FileRule } from '../identity/permissions/fileFolder';
import type { FileFolder } from '../identity/permissions/fileFolder';
import { holders } from '../identity/permissions/fileFolder';
import { leanWithId } from '../platform/database/reading/leanWithId';
import { nobody } from '../platform/files/fileFolder';
import { pointedToBy } from '../platform/files/pointedToBy';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { isEditor, isOwn } from './advertisers/access.service';
import { AdvertiserModel } from './advertisers/advertiser.model';

/** Of a file that an advertisement has, its advertiser decides; of one just uploaded, the number in the address. */
const editorOrOwn: FileRule = async ({ user, params, fileId }) => {
  if (!user) return false;
  if (isEditor(user)) return true;
  const ad = fileId ? await AdvertisementModel.findOne({ 'docs.file.id': fileId }).lean(leanWithId) : null;
  return ad
    ? isOwnAdvertiser(user, { _id: ad.advertiserId })
    : isOwnAdvertiser(user, { advertiserUserId: Number(params.number), deleted: false });
};

async function isOwnAdvertiser(user: SessionUser, which: object): Promise<boolean> {
  const advertiser = await AdvertiserModel.findOne(which).lean(leanWithId);
  return advertiser !== null && isOwn(user, advertiser);
}

/** The newspaper's folders in the file store. */
export const krantFolders: readonly FileFolder[] = [
  {
    path: 'docs/Edition_{edition}/{number}',
    kind: 'artwork',
    read: editorOrOwn,
    write: editorOrOwn,
    pointedTo: pointedToBy(AdvertisementModel, 'docs.file'),
  },
  {
    path: 'facturen/krant/{edition}',
    kind: 'document',
    read: holders(Permission.krantRed),
    write: nobody,
    pointedTo: pointedToBy(
      AdvertisementModel,
      'invoice.file',
      'withdrawnInvoices.file',
      'withdrawnInvoices.creditNote.file',
    ),
  },
];
