import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { isPaid } from './advertisements/adList.service';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { AdvertiserModel } from './advertisers/advertiser.model';
import { PaperEditionModel } from './editions/edition.model';
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
