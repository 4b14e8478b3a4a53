import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import type { Page } from '../../platform/database/reading/readPage';
import { PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { Allow, isPublic } from '../../platform/schema/allow';
import { websiteTextLoader } from '../texts/websiteText.service';
import {
  CarouselName,
  ContactSubject,
  DocumentSection,
  NewsTag,
  ParadeName,
  WebsiteTextKey,
} from '../website.enums';
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
  PublicNewsConnection,
  PublicNewsItem,
  PublicParade,
  PublicPicture,
  PublicPictures,
  PublicSongFestival,
  PublicTheme,
  PublicWebsite,
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

@ArgsType()
class PublicNewsArgs extends PageArgs {
  @Field(() => NewsTag, { nullable: true, description: 'Only news with this tag.' })
  tag?: NewsTag | null;
}

/** The pages of the website; what is on them is read by the resolvers of each page. */
@Resolver(() => PublicWebsite)
export class PublicWebsiteResolver {
  @Allow(isPublic)
  @Query(() => PublicWebsite, {
    description:
      'The public website, for everybody. Caches may keep an answer with nothing beside it for a minute.',
  })
  website(): PublicWebsite {
    return {};
  }

  @FieldResolver(() => PublicHome, { description: 'The home page.' })
  home(): PublicHome {
    return {};
  }

  @FieldResolver(() => PublicBeerFestival, { description: 'The page of the beer festival.' })
  ubpf(): PublicBeerFestival {
    return {};
  }

  @FieldResolver(() => PublicDownloads, { description: 'The page of the newspaper.' })
  carnavalskrant(): PublicDownloads {
    return { text: WebsiteTextKey.krant, section: DocumentSection.paper };
  }

  @FieldResolver(() => PublicDownloads, { description: "The page of children's carnival." })
  kindercarnaval(): PublicDownloads {
    return { text: WebsiteTextKey.kids, section: DocumentSection.kids, parade: ParadeName.children };
  }

  @FieldResolver(() => PublicDownloads, { description: 'The page of the parade.' })
  optocht(): PublicDownloads {
    return { text: WebsiteTextKey.summer, section: DocumentSection.summer, parade: ParadeName.parade };
  }

  @FieldResolver(() => PublicSongFestival, { description: 'The page of the song festival.' })
  liedjesfestival(): PublicSongFestival {
    return {};
  }

  @FieldResolver(() => PublicPictures, { description: 'The page of the youth council.' })
  jeugdraad(): PublicPictures {
    return { text: WebsiteTextKey.jeugdraad, carousel: CarouselName.jeugdraad };
  }

  @FieldResolver(() => PublicPictures, { description: 'About us: the princes.' })
  overOns(): PublicPictures {
    return { text: WebsiteTextKey.aboutUs, carousel: CarouselName.aboutUs };
  }

  @FieldResolver(() => PublicContact, { description: 'The contact page.' })
  contact(): PublicContact {
    return {};
  }

  @FieldResolver(() => PublicNewsConnection, { description: 'News that is out, newest first.' })
  nieuws(@Args() { tag, ...page }: PublicNewsArgs): Promise<Page<PublicNewsItem>> {
    return service.readNews(page, tag);
  }

  @FieldResolver(() => PublicNewsItem, {
    nullable: true,
    description: 'One news item; null when there is none or it is not out yet.',
  })
  nieuwsbericht(
    @Arg('id', () => ID, { description: 'The id of the news item.' }) id: string,
  ): Promise<PublicNewsItem | null> {
    return service.readNewsItem(id);
  }
}
