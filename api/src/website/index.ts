import type { Area } from '../core/area';
import { AgendaEntryModel } from './agenda.model';
import { AgendaResolver } from './agenda.resolver';
import { BreweryModel } from './brewery.model';
import { BreweryResolver } from './brewery.resolver';
import { CarouselModel } from './carousel.model';
import { CarouselResolver } from './carousel.resolver';
import { ContactAddressModel } from './contact.model';
import { ContactResolver } from './contact.resolver';
import { contactFormTemplate } from './contactForm.template';
import { HomeThemeModel } from './homeTheme.model';
import { HomeThemeResolver } from './homeTheme.resolver';
import { NewsItemModel } from './news.model';
import { NewsResolver } from './news.resolver';
import { ParticipantModel } from './participant.model';
import { ParticipantResolver } from './participant.resolver';
import { PublicDocumentModel } from './publicDocument.model';
import { PublicDocumentResolver } from './publicDocument.resolver';
import {
  PublicBeerFestivalResolver,
  PublicContactResolver,
  PublicDownloadsResolver,
  PublicHomeResolver,
  PublicPicturesResolver,
  PublicSongFestivalResolver,
} from './publicPages.resolver';
import { PublicWebsiteResolver } from './publicWebsite.resolver';
import { SongFestivalEnlistmentModel, SongFestivalWinnersModel } from './songFestival.model';
import { SongFestivalResolver } from './songFestival.resolver';
import { demoWebsite } from './website.demo';
import { websiteFolders } from './website.folders';
import { websiteRules } from './website.rules';
import { WebsiteTextModel } from './websiteText.model';
import { WebsiteTextResolver } from './websiteText.resolver';

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
    ContactResolver,
    NewsResolver,
    PublicWebsiteResolver,
    PublicHomeResolver,
    PublicBeerFestivalResolver,
    PublicDownloadsResolver,
    PublicSongFestivalResolver,
    PublicPicturesResolver,
    PublicContactResolver,
  ],
  rules: websiteRules,
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
    ContactAddressModel,
    NewsItemModel,
  ],
  folders: websiteFolders,
  publicQueries: ['website'],
  demo: demoWebsite,
  mailTemplates: () => ({ contactForm: contactFormTemplate }),
};
