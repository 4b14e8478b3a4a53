import { receivableSources } from '../finance/claims/receivable';
import { ledgerSources } from '../finance/money/ledgerSource';
import type { Area } from '../identity/area';
import { byChoice } from '../identity/notifications/notification.template';
import { NotificationKind } from '../identity/notifications/notificationSources';
import { personalDataSources } from '../identity/privacy/personalDataSource';
import { dutySources } from '../identity/users/leaving/duty';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { moveAdvertisements } from './advertisements/advertisement.moving';
import { AdvertisementFieldsResolver, AdvertisementResolver } from './advertisements/advertisement.resolver';
import {
  confirmSalesJob,
  questionTemplate,
  soldTemplate,
  takeBackTemplate,
} from './advertisements/confirmSales.job';
import { AdvertiserModel } from './advertisers/advertiser.model';
import { moveAdvertisers } from './advertisers/advertiser.moving';
import { AdvertiserResolver } from './advertisers/advertiser.resolver';
import { advertiserDuties, krantPersonalData } from './advertisers/advertiserDuties';
import { followAll } from './advertisers/follow.service';
import { materialRemindersJob, materialTemplate } from './artwork/materialReminders.job';
import { KrantStateModel, PaperEditionModel } from './editions/edition.model';
import { movePaperEditions } from './editions/edition.moving';
import { KrantSettingsResolver, PaperEditionResolver } from './editions/edition.resolver';
import { KrantInvoiceResolver } from './invoicing/invoice.resolver';
import { advertisementEvents, krantReceivables } from './invoicing/invoiceReceivables';
import { generateJob, krantInvoiceTemplate, sendJob } from './invoicing/invoices.job';
import { demoKrant } from './krant.demo';
import { advertiserDoubles } from './krant.doubles';
import { krantFolders } from './krant.folders';
import { krantHome } from './krant.home';
import { krantNotifications } from './krant.notifications';
import { krantPrivacy } from './krant.privacy';
import { krantReferences, krantTrash } from './krant.references';
import { krantAudience, krantSearch } from './krant.search';
import { krantWords } from './krant.words';
import { AdProofResolver } from './proofs/proof.resolver';
import { proofOpenedTemplate, proofsJob, proofTemplate } from './proofs/proofs.job';

/** The carnival newspaper: editions, advertisers, advertisements, the editors' work and invoices. */
export const krant: Area = {
  name: 'krant',
  resolvers: [
    PaperEditionResolver,
    KrantSettingsResolver,
    AdvertiserResolver,
    AdvertisementResolver,
    AdvertisementFieldsResolver,
    AdProofResolver,
    KrantInvoiceResolver,
  ],
  words: krantWords,
  models: [PaperEditionModel, KrantStateModel, AdvertiserModel, AdvertisementModel],
  privacy: krantPrivacy,
  folders: krantFolders,
  extensions: [
    receivableSources.with(krantReceivables),
    ledgerSources.with(advertisementEvents),
    dutySources.with(advertiserDuties),
    advertiserDoubles,
    krantAudience,
    ...krantHome,
    ...krantNotifications,
    ...krantSearch,
    ...krantTrash,
    ...krantReferences,
    ...krantPersonalData.map((source) => personalDataSources.with(source)),
  ],
  mailTemplates: (settings, portal) => ({
    paperFac: krantInvoiceTemplate(settings, portal),
    paperSold: soldTemplate(settings),
    paperMaterial: materialTemplate(settings),
    paperProof: proofTemplate(settings),
    paperProofOpened: proofOpenedTemplate(settings),
    paperTakenBack: takeBackTemplate(settings),
    paperQuestion: byChoice(settings.publicUrl, NotificationKind.asked, questionTemplate(settings)),
  }),
  moves: [movePaperEditions, moveAdvertisers, moveAdvertisements],
  demo: demoKrant,
  jobs: [
    generateJob,
    sendJob,
    materialRemindersJob,
    confirmSalesJob,
    proofsJob,
    {
      name: 'follow advertisers',
      title: 'Advertenties bijwerken na een wijziging',
      every: '5 minutes',
      run: (_job, portal) => followAll(portal),
    },
  ],
};
