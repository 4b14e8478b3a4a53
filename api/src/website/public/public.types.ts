import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { Allow, inherit } from '../../platform/graphql/allow';
import { connectionOf } from '../../platform/graphql/connection';
import { type CarouselName, type DocumentSection, NewsTag, type WebsiteTextKey } from '../website.enums';

/* What visitors of the website may see, in types of its own: a field that editors get never appears here by itself. */

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicAgendaEntry {
  @Field(() => ID)
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field()
  name: string;

  @Field()
  comment: string;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicTheme {
  @Field()
  title: string;

  @Field({ description: 'Html.' })
  text: string;

  @Field(() => StoredFile, { nullable: true })
  image?: StoredFile | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A picture or programme of a carousel.' })
export class PublicPicture {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field()
  story: string;

  @Field(() => StoredFile, { nullable: true })
  photo?: StoredFile | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicBeer {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field(() => Float, { nullable: true })
  alcoholPercentage?: number | null;

  @Field(() => Int, { nullable: true })
  IBU?: number | null;

  @Field()
  intro: string;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicBrewery {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field()
  website: string;

  @Field()
  intro: string;

  @Field(() => [PublicBeer])
  beers: PublicBeer[];
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicDownload {
  @Field(() => ID)
  id: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field(() => StoredFile)
  file: StoredFile;

  @Field(() => GraphQLDateTime)
  creationDate: Date;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicWinners {
  @Field({ description: 'Html.' })
  text: string;

  @Field(() => String, { nullable: true })
  link?: string | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicEnlistment {
  @Field({ description: 'Whether enlistForSongFestival is open.' })
  open: boolean;

  @Field(() => Int, { description: 'The edition.' })
  year: number;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PublicNewsItem {
  @Field(() => ID)
  id: string;

  @Field()
  title: string;

  @Field({ description: 'Html.' })
  text: string;

  @Field(() => [NewsTag])
  tags: NewsTag[];

  @Field(() => StoredFile, { nullable: true })
  photo?: StoredFile | null;

  @Field(() => String, { nullable: true, description: 'The text to show for the link.' })
  link?: string | null;

  @Field(() => String, { nullable: true })
  linkURL?: string | null;

  @Field({ description: 'The day it came on the website, YYYY-MM-DD.' })
  publicationDate: string;
}

export const PublicNewsConnection = connectionOf('PublicNews', PublicNewsItem);

/** A page of the website. Its parts are read when they are asked for: see public.resolver.ts. */
@Allow(inherit)
@ObjectType()
export class PublicHome {}

@Allow(inherit)
@ObjectType()
export class PublicBeerFestival {}

@Allow(inherit)
@ObjectType({ description: 'A page with documents to download.' })
export class PublicDownloads {
  text: WebsiteTextKey;
  section: DocumentSection;
}

@Allow(inherit)
@ObjectType()
export class PublicSongFestival {}

@Allow(inherit)
@ObjectType({ description: 'A page with pictures.' })
export class PublicPictures {
  text: WebsiteTextKey;
  carousel: CarouselName;
}

@Allow(inherit)
@ObjectType()
export class PublicContact {}

@Allow(inherit)
@ObjectType({ description: 'What visitors of the website see, without a session.' })
export class PublicWebsite {}
