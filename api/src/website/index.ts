import type { Area } from '../identity/area';
import { personalDataSources } from '../identity/privacy/personalDataSource';
import { retentionRules } from '../platform/privacy/collectionPrivacy';
import { AgendaEntryModel } from './agenda/agenda.model';
import { moveAgenda } from './agenda/agenda.moving';
import { AgendaResolver } from './agenda/agenda.resolver';
import { BreweryModel } from './breweries/brewery.model';
import { moveBreweries } from './breweries/brewery.moving';
import { BreweryResolver } from './breweries/brewery.resolver';
import { CarouselModel } from './carousels/carousel.model';
import { moveCarousels } from './carousels/carousel.moving';
import { CarouselResolver } from './carousels/carousel.resolver';
import { ContactAddressModel } from './contact/contact.model';
import { moveContact } from './contact/contact.moving';
import { ContactResolver } from './contact/contact.resolver';
import { contactFormTemplate } from './contact/contact.service';
import { PublicDocumentModel } from './documents/publicDocument.model';
import { movePublicDocuments } from './documents/publicDocument.moving';
import { PublicDocumentResolver } from './documents/publicDocument.resolver';
import { HomeThemeModel } from './home/homeTheme.model';
import { moveTheme } from './home/homeTheme.moving';
import { HomeThemeResolver } from './home/homeTheme.resolver';
import { themePublishing } from './home/homeTheme.service';
import { NewsItemModel } from './news/news.model';
import { moveNews } from './news/news.moving';
import { NewsResolver } from './news/news.resolver';
import { newsPublishing } from './news/news.service';
import { ParadeEntryResolver, ParadeFormResolver, ParadeLineUpResolver } from './parades/parade.resolver';
import { ParadeEntryModel, ParadeLineUpModel } from './parades/paradeEntry.model';
import { paradeEnteredTemplate } from './parades/paradeEntry.service';
import { ParadeFormModel } from './parades/paradeForm.model';
import { paradePersonalData, paradeRetention } from './parades/paradePrivacy';
import { ParticipantModel } from './participants/participant.model';
import { ParticipantResolver } from './participants/participant.resolver';
import {
  participantEnrolledTemplate,
  participantPersonalData,
  participantRetention,
} from './participants/participant.service';
import { PreviewResolver } from './preview/preview.resolver';
import {
  PublicBeerFestivalResolver,
  PublicContactResolver,
  PublicDownloadsResolver,
  PublicHomeResolver,
  PublicPicturesResolver,
  PublicSongFestivalResolver,
  PublicWebsiteResolver,
} from './public/publicPages.resolver';
import { settleAll } from './publishing/publishing';
import { SongFestivalEnlistmentModel, SongFestivalWinnersModel } from './songFestival/songFestival.model';
import { SongFestivalResolver } from './songFestival/songFestival.resolver';
import { WebsiteTextModel } from './texts/websiteText.model';
import { moveTexts } from './texts/websiteText.moving';
import { WebsiteTextResolver } from './texts/websiteText.resolver';
import { textPublishing } from './texts/websiteText.service';
import { demoWebsite } from './website.demo';
import { websiteFolders } from './website.folders';
import { websitePrivacy } from './website.privacy';
import { websiteReferences, websiteTrash } from './website.references';
import { websiteAudiences, websiteSearch } from './website.search';
import { websiteWords } from './website.words';

/** The content of the public website: its editors, and what visitors read and send. */
export const website: Area = {
  name: 'website',
  resolvers: [
    WebsiteTextResolver,
    AgendaResolver,
    HomeThemeResolver,
    CarouselResolver,
    BreweryResolver,
    PublicDocumentResolver,
    SongFestivalResolver,
    ParticipantResolver,
    ParadeFormResolver,
    ParadeEntryResolver,
    ParadeLineUpResolver,
    ContactResolver,
    NewsResolver,
    PreviewResolver,
    PublicWebsiteResolver,
    PublicHomeResolver,
    PublicBeerFestivalResolver,
    PublicDownloadsResolver,
    PublicSongFestivalResolver,
    PublicPicturesResolver,
    PublicContactResolver,
  ],
  words: websiteWords,
  models: [
    WebsiteTextModel,
    AgendaEntryModel,
    HomeThemeModel,
    CarouselModel,
    BreweryModel,
    PublicDocumentModel,
    SongFestivalEnlistmentModel,
    SongFestivalWinnersModel,
    ParticipantModel,
    ParadeFormModel,
    ParadeEntryModel,
    ParadeLineUpModel,
    ContactAddressModel,
    NewsItemModel,
  ],
  privacy: websitePrivacy,
  folders: websiteFolders,
  extensions: [
    ...websiteSearch,
    ...websiteTrash,
    ...websiteAudiences,
    ...websiteReferences,
    personalDataSources.with(participantPersonalData),
    personalDataSources.with(paradePersonalData),
    retentionRules.with(participantRetention),
    retentionRules.with(paradeRetention),
  ],
  publicQueries: ['website'],
  moves: [
    moveTexts,
    moveTheme,
    moveAgenda,
    moveContact,
    moveNews,
    moveCarousels,
    movePublicDocuments,
    moveBreweries,
  ],
  jobs: [
    {
      name: 'publish website drafts',
      title: 'Geplande concepten van de website publiceren',
      every: '1 hour',
      run: async (_job, portal) => {
        await settleAll(newsPublishing, portal);
        await settleAll(textPublishing, portal);
        await settleAll(themePublishing, portal);
      },
    },
  ],
  demo: demoWebsite,
  mailTemplates: (settings) => ({
    contactForm: contactFormTemplate,
    participantEnrolled: participantEnrolledTemplate(settings),
    paradeEntered: paradeEnteredTemplate(settings),
  }),
};
