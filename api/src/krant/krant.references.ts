import { Permission } from '../identity/catalogue/permission.enum';
import type { SessionUser } from '../identity/people/requestContext';
import { referenceSources } from '../identity/references/references';
import { inTrash, trashOfHolders, type TrashViewer } from '../identity/trash/trashSource';
import { advertiserIsBack } from './advertisements/activeAds';
import { AD_PARTS, hasRoom, isPaid, takesDocuments } from './advertisements/adParts.service';
import { type Advertisement, AdvertisementModel } from './advertisements/advertisement.model';
import { isEditor, isInSale } from './advertisers/access.service';
import { type Advertiser, AdvertiserModel } from './advertisers/advertiser.model';
import { ADVERTISER, advertiserObeys, sellerStays } from './advertisers/advertiser.service';
import { VISIT } from './advertisers/visits.service';
import { type PaperEdition, PaperEditionModel } from './editions/edition.model';
import { mustBeActive, readState } from './editions/krantState.service';
import { AdvState } from './krant.enums';

/** Invoices of an advertiser that are still to be paid, of all editions. */
function unpaidInvoices(advertiserId: string): Promise<number> {
  const open = { advState: AdvState.verkocht, invoice: { $ne: null }, ...isPaid(false) };
  return AdvertisementModel.countDocuments({ advertiserId, ...open }).exec();
}

/** What refers to records of the newspaper. */
export const krantReferences = [
  referenceSources.with({
    to: 'User',
    fields: ['Advertiser.contactId', 'Advertisement.contactId'],
    fate: 'handedOver',
    duty: 'advertisers',
  }),
  referenceSources.with({ to: 'User', fields: ['Advertiser.contactBefore'], fate: 'stays' }),
  referenceSources.with({ to: 'PaperEdition', fields: ['KrantState.activeEditionId'], fate: 'blocks' }),
  referenceSources.with({ to: 'PaperEdition', fields: ['KrantState.inSale'], fate: 'stays' }),
  referenceSources.with({
    to: AdvertiserModel.modelName,
    fields: ['Advertisement.advertiserId'],
    fate: 'blocks',
    hanging: {
      words: ['onbetaalde factuur', 'onbetaalde facturen'],
      count: unpaidInvoices,
      shownTo: Permission.krantRed,
    },
  }),
  referenceSources.with({
    to: PaperEditionModel.modelName,
    fields: ['Advertisement.editionId'],
    fate: 'blocks',
    hanging: {
      words: ['advertentie', 'advertenties'],
      count: (editionId) => AdvertisementModel.countDocuments({ editionId }).exec(),
      shownTo: Permission.krantRed,
    },
  }),
  // A round was about it; what is approved keeps its documents.
  referenceSources.with({
    to: 'Advertisement.docs',
    fields: ['Advertisement.proofs.documentId'],
    fate: 'stays',
  }),
  // Out of sight, until that is undone.
  referenceSources.with({ to: 'Advertiser', fields: ['Advertiser.mergedIds'], fate: 'stays' }),
];

/** Advertisements of whom somebody may delete documents: all for an editor, the own ones for a seller. */
async function ofOwnAds({ user }: TrashViewer): Promise<object | null> {
  if (isEditor(user)) return {};
  const isSeller = user.permissions.general.includes(Permission.krantAdv) && isInSale(await readState());
  return isSeller ? { advertiserId: { $in: await ownAdvertisers(user) } } : null;
}

async function ownAdvertisers({ id }: SessionUser): Promise<string[]> {
  return (await AdvertiserModel.distinct('_id', { contactId: id, active: true, deleted: false })).map(String);
}

/** An advertisement is changed in the active edition only. */
async function whileActive<R>({ editionId }: Advertisement, write: () => Promise<R>): Promise<R> {
  await mustBeActive(editionId);
  return write();
}

/** What of the newspaper can be restored. */
export const krantTrash = [
  inTrash<PaperEdition>({
    entity: 'PaperEdition',
    label: 'Editie van de krant',
    operations: ['deletePaperEdition'],
    model: PaperEditionModel,
    of: trashOfHolders(Permission.krantRed),
    title: ({ title }) => `Editie ${title}`,
  }),
  inTrash<Advertiser>({
    entity: ADVERTISER,
    label: 'Adverteerder',
    operations: ['deleteAdvertiser'],
    model: AdvertiserModel,
    isPart: true,
    of: trashOfHolders(Permission.krantRed),
    title: ({ advertiserUserId, name }) => `${advertiserUserId} ${name}`,
    obeys: advertiserObeys,
    also: sellerStays,
    restored: async (_portal, { id }) => advertiserIsBack(id),
  }),
  inTrash<Advertiser>({
    entity: VISIT,
    label: 'Bezoek aan een adverteerder',
    operations: ['deleteVisit'],
    model: AdvertiserModel,
    isPart: true,
    of: async ({ user }) => {
      if (isEditor(user)) return {};
      const isSeller = user.permissions.general.includes(Permission.krantAdv) && isInSale(await readState());
      return isSeller ? { contactId: user.id, active: true, deleted: false } : null;
    },
    title: ({ name }, [visit]) => `${String(visit?.text)} (${name})`,
  }),
  inTrash<Advertisement>({
    entity: AD_PARTS.note,
    label: 'Notitie bij een advertentie',
    operations: ['deleteAdvertisementNote'],
    model: AdvertisementModel,
    isPart: true,
    of: trashOfHolders(Permission.krantRed),
    title: ({ name }, [note]) => `${String(note?.text)} (${name})`,
    around: whileActive,
    obeys: hasRoom('advRedactieNotes'),
  }),
  inTrash<Advertisement>({
    entity: AD_PARTS.document,
    label: 'Document van een advertentie',
    operations: ['deleteAdvertisementDocument'],
    model: AdvertisementModel,
    isPart: true,
    of: ofOwnAds,
    title: ({ name }, [document]) => `${String(document?.title)} (${name})`,
    around: whileActive,
    obeys: takesDocuments,
  }),
];
