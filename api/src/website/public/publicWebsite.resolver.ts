import { Arg, Args, FieldResolver, ID, Query, Resolver, ArgsType, Field } from 'type-graphql';

import type { Page } from '../../platform/database/reading/readPage';
import { PageArgs } from '../../platform/graphql/connection';
import { Allow, isPublic } from '../../platform/schema/allow';
import { CarouselName, DocumentSection, ParadeName, WebsiteTextKey, NewsTag } from '../website.enums';
import * as service from './public.service';
import {
  PublicBeerFestival,
  PublicContact,
  PublicDownloads,
  PublicHome,
  PublicNewsConnection,
  PublicNewsItem,
  PublicPictures,
  PublicSongFestival,
  PublicWebsite,
} from './public.types';

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
