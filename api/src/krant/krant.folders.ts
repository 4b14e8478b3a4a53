import { Permission } from '../identity/catalogue/permission.enum';
import type { SessionUser } from '../identity/people/requestContext';
import { type FileFolder, type FileRule, holders } from '../identity/permissions/allow';
import { leanWithId } from '../platform/database/reading/leanFind';
import { nobody, pointedToBy } from '../platform/files/fileFolder';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { isEditor, isOwn } from './advertisers/access.service';
import { AdvertiserModel } from './advertisers/advertiser.model';
import { PRINT_FOLDER } from './plan/printFile.service';
import { isProofLink } from './proofs/proofLink.service';

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

/** What advertisers see of it, its editors and its seller see too. */
const ofProof: FileRule = async ({ user, fileId }) => {
  if (!user || !fileId) return false;
  if (isEditor(user)) return true;
  const ad = await AdvertisementModel.findOne({
    $or: [{ 'proofs.picture.id': fileId }, { 'docs.file.id': fileId }],
  }).lean(leanWithId);
  return ad !== null && isOwnAdvertiser(user, { _id: ad.advertiserId });
};

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
    path: PRINT_FOLDER,
    kind: 'document',
    read: holders(Permission.krantRed),
    write: nobody,
    // Made to be taken along: nobody points to it, so it is swept.
    pointedTo: () => Promise.resolve([]),
  },
  {
    path: 'krant/proeven/{advertisementId}',
    kind: 'artwork',
    read: ofProof,
    write: nobody,
    pointedTo: pointedToBy(AdvertisementModel, 'proofs.picture'),
  },
  {
    // Without an account, by who has the private link.
    path: 'krant/proefbestanden/{link}',
    kind: 'artwork',
    read: ofProof,
    write: ({ params }) => isProofLink(params.link ?? ''),
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
