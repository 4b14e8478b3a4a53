import { Ctx, FieldResolver, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { Root } from '../../platform/graphql/root';
import { websiteTextLoader } from '../texts/websiteText.service';
import { CarouselName, ContactSubject, DocumentSection, WebsiteTextKey } from '../website.enums';
import * as service from './public.service';
import {
  PublicAgendaEntry,
  PublicBeerFestival,
  PublicBrewery,
  PublicContact,
  PublicDownload,
  PublicDownloads,
  PublicEnlistment,
  PublicHome,
  PublicParade,
  PublicPicture,
  PublicPictures,
  PublicSongFestival,
  PublicTheme,
  PublicWinners,
} from './public.types';

const INTRO = { description: 'Html.' };

@Resolver(() => PublicHome)
export class PublicHomeResolver {
  @FieldResolver(() => String, INTRO)
  intro(@Ctx() context: RequestContext): Promise<string> {
    return websiteTextLoader(context).load(WebsiteTextKey.home);
  }

  @FieldResolver(() => [PublicAgendaEntry], { description: 'By date.' })
  agenda(): Promise<PublicAgendaEntry[]> {
    return service.readAgenda();
  }

  @FieldResolver(() => PublicTheme, { description: 'The theme of the year.' })
  theme(): Promise<PublicTheme> {
    return service.readTheme();
  }

  @FieldResolver(() => [PublicPicture], { description: 'The programmes, in order.' })
  programme(): Promise<PublicPicture[]> {
    return service.readPictures(CarouselName.programme);
  }
}

@Resolver(() => PublicBeerFestival)
export class PublicBeerFestivalResolver {
  @FieldResolver(() => String, INTRO)
  intro(@Ctx() context: RequestContext): Promise<string> {
    return websiteTextLoader(context).load(WebsiteTextKey.ubpf);
  }

  @FieldResolver(() => [PublicBrewery], { description: 'By name.' })
  breweries(): Promise<PublicBrewery[]> {
    return service.readBreweries();
  }
}

@Resolver(() => PublicDownloads)
export class PublicDownloadsResolver {
  @FieldResolver(() => String, INTRO)
  intro(@Root() { text }: PublicDownloads, @Ctx() context: RequestContext): Promise<string> {
    return websiteTextLoader(context).load(text);
  }

  @FieldResolver(() => [PublicDownload], { description: 'Newest first, but for what editors moved.' })
  documents(@Root() { section }: PublicDownloads): Promise<PublicDownload[]> {
    return service.readDownloads(section);
  }

  @FieldResolver(() => PublicParade, {
    nullable: true,
    description: 'Enrolling for the parade that the page is about; null: it is about none.',
  })
  enrolment(@Root() { parade }: PublicDownloads): Promise<PublicParade> | null {
    return parade ? service.readParade(parade) : null;
  }
}

@Resolver(() => PublicSongFestival)
export class PublicSongFestivalResolver {
  @FieldResolver(() => String, INTRO)
  intro(@Ctx() context: RequestContext): Promise<string> {
    return websiteTextLoader(context).load(WebsiteTextKey.liedjes);
  }

  @FieldResolver(() => PublicWinners, { description: 'The latest winners.' })
  winners(): Promise<PublicWinners> {
    return service.readWinners();
  }

  @FieldResolver(() => PublicEnlistment, { description: 'Whether visitors can enrol.' })
  enlistment(): Promise<PublicEnlistment> {
    return service.readEnlistment();
  }

  @FieldResolver(() => [PublicDownload], { description: 'Newest first, but for what editors moved.' })
  documents(): Promise<PublicDownload[]> {
    return service.readDownloads(DocumentSection.liedjes);
  }
}

@Resolver(() => PublicPictures)
export class PublicPicturesResolver {
  @FieldResolver(() => String, INTRO)
  intro(@Root() { text }: PublicPictures, @Ctx() context: RequestContext): Promise<string> {
    return websiteTextLoader(context).load(text);
  }

  @FieldResolver(() => [PublicPicture], { description: 'The pictures, in order.' })
  pictures(@Root() { carousel }: PublicPictures): Promise<PublicPicture[]> {
    return service.readPictures(carousel);
  }
}

@Resolver(() => PublicContact)
export class PublicContactResolver {
  @FieldResolver(() => String, INTRO)
  intro(@Ctx() context: RequestContext): Promise<string> {
    return websiteTextLoader(context).load(WebsiteTextKey.contact);
  }

  @FieldResolver(() => [ContactSubject], { description: 'What a message can be about, for sendContactForm.' })
  subjects(): ContactSubject[] {
    return Object.values(ContactSubject);
  }
}
