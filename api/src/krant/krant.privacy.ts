import { MERGE_PRIVACY } from '../identity/doubles/merge';
import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { AdvertiserModel } from './advertisers/advertiser.model';
import { KrantStateModel, PaperEditionModel } from './editions/edition.model';

/** Personal data of the paper. */
export const krantPrivacy: readonly CollectionPrivacy[] = [
  {
    model: PaperEditionModel,
    purpose: 'The editions of the paper.',
    retention: 'For good.',
    actor: ['changeLog'],
    none: [
      'title',
      'slug',
      'pageCount',
      'invoiced',
      'prices',
      'materialBy',
      'proofDays',
      'conditions',
      'activating',
      'generationId',
      'sendingId',
      'sendingMessage',
    ],
  },
  {
    model: KrantStateModel,
    purpose: 'Which edition is under way, and who edits it; accounts by their id.',
    retention: 'For good.',
    actor: ['editors'],
    none: ['activeEditionId', 'inSale'],
  },
  {
    model: AdvertiserModel,
    purpose: 'Advertisers: reaching them, and what was agreed.',
    retention: 'Until removed; name and number stay for past editions and their invoices.',
    personal: [
      'adres',
      'postalCode',
      'city',
      'email',
      'phone',
      'notes',
      'searchText',
      'visits',
      ...MERGE_PRIVACY.personal,
    ],
    financial: ['advertiserUserId', 'name', 'sortName'],
    actor: [
      'contactId',
      'contactBefore',
      'handedOver.from',
      'handedOver.to',
      'handedOver.by',
      'changeLog',
      ...MERGE_PRIVACY.actor,
    ],
    none: [
      'active',
      'deleted',
      'toFollow',
      'lastRequestId',
      'visitOn',
      'followUpOn',
      'handedOver',
      ...MERGE_PRIVACY.none,
    ],
  },
  {
    model: AdvertisementModel,
    purpose: 'What was sold to an advertiser for an edition, and its invoice.',
    personal: ['signature', 'takenBack.signature'],
    retention: '7 years after the year they belong to: the books.',
    financial: [
      ...['advertiserId', 'name', 'advertiserUserId', 'sortName', 'searchText', 'advPrice', 'advFormat'],
      ...['advColor', 'advPaymentMethod', 'advType', 'advNotes', 'paidByHand', 'bankPaidOn', 'onlinePaidOn'],
      ...['onlineLink', 'advSendAdress', 'invoice', 'invoiceNumbers', 'withdrawnInvoices', 'proofs', 'links'],
    ],
    actor: [
      ...['contactId', 'assigned', 'changeLog', 'takenBack.by', 'takenBack.assigned', 'docs.creator'],
      ...['advRedactieNotes.creator', 'advContactQuestions.creator', 'proofs.sentBy', 'proofs.reopenedBy'],
    ],
    none: [
      ...['editionId', 'advState', 'advRedactieNotes', 'advContactQuestions', 'readyForEditing'],
      ...['readyForPlacement', 'placed', 'placedOnPage', 'docs', 'soldAt', 'takenBack', 'advertiserLeaves'],
      ...['lastRequestId', 'toConfirm', 'proofState'],
    ],
  },
];
