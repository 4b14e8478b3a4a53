import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { what } from '../krant.texts';
import { type Advertiser, AdvertiserModel } from './advertiser.model';
import { deleteAdvertiser } from './advertiser.service';

/** Advertisers, and what was sold to them. */
export const krantPersonalData = [
  personalDataOf<Advertiser>({
    key: 'advertisers',
    title: 'Adverteerders',
    stays: 'Naam en nummer blijven, voor de edities en facturen van toen.',
    model: AdvertiserModel,
    what: what.advertiser,
    searched: ['name', 'email'],
    only: { deleted: false },
    tell: ({ name, email, advertiserUserId }) => ({
      name,
      detail: [advertiserUserId, email].filter(Boolean).join(', '),
    }),
    erase: async (portal, actor, id) => {
      await deleteAdvertiser(portal, actor, id);
    },
  }),
  personalDataOf<Advertisement>({
    key: 'advertisements',
    title: 'Advertenties',
    stays: 'Wat is verkocht en gefactureerd moet zeven jaar blijven, voor de boeken.',
    model: AdvertisementModel,
    what: 'Deze advertentie',
    searched: ['name', 'advSendAdress'],
    tell: ({ name, advSendAdress }) => ({ name, detail: advSendAdress ?? '' }),
    hidden: ['onlineLink', 'lastRequestId', 'links'],
  }),
] as const;
