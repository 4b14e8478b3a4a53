import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { connectionOf } from '../../platform/graphql/connection';
import { Allow, inherit } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';
import { ALT, FOCUS, FocalPoint } from '../pictures';
import {
  type CarouselName,
  type DocumentSection,
  NewsTag,
  ParadeFieldKind,
  type ParadeName,
  type WebsiteTextKey,
} from '../website.enums';

/* What visitors of the website may see, in types of its own: a field that editors get never appears here by itself. */

@AnswerType('A row of the agenda, as visitors of the website see it.')
export class PublicAgendaEntry {
  @Field(() => ID, { description: 'The id of the row.' })
  id: string;

  @Field({ description: 'YYYY-MM-DD.' })
  date: string;

  @Field()
  name: string;

  @Field({ description: "Remarks; '': none." })
  comment: string;
}

@AnswerType('The theme of the year, as visitors of the website see it.')
export class PublicTheme {
  @Field({ description: "The title; '': none." })
  title: string;

  @Field({ description: 'Html.' })
  text: string;

  @Field(() => StoredFile, { nullable: true, description: 'A picture; null: none.' })
  image?: StoredFile | null;

  @Field(() => String, ALT)
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  focus?: FocalPoint | null;
}

@AnswerType('A picture or programme of a carousel.')
export class PublicPicture {
  @Field(() => ID, { description: 'The id of the item of the carousel.' })
  id: string;

  @Field()
  name: string;

  @Field({ description: "What is said of it; '': nothing." })
  story: string;

  @Field(() => StoredFile, { nullable: true, description: 'A photo; null: none.' })
  photo?: StoredFile | null;

  @Field(() => String, ALT)
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  focus?: FocalPoint | null;
}

@AnswerType('A beer, as visitors of the website see it.')
export class PublicBeer {
  @Field(() => ID, { description: 'The id of the beer.' })
  id: string;

  @Field()
  name: string;

  @Field(() => Float, { nullable: true, description: 'Per cent of alcohol, 0 to 100; null: not known.' })
  alcoholPercentage?: number | null;

  @Field(() => Int, { nullable: true, description: 'How bitter it is, in IBU: 0 to 1000; null: not known.' })
  IBU?: number | null;

  @Field({ description: "What is said of it; '': nothing." })
  intro: string;
}

@AnswerType('A brewery, as visitors of the website see it.')
export class PublicBrewery {
  @Field(() => ID, { description: 'The id of the brewery.' })
  id: string;

  @Field()
  name: string;

  @Field({ description: 'A web address.' })
  website: string;

  @Field({ description: 'What is said of it.' })
  intro: string;

  @Field(() => [PublicBeer], { description: 'Its beers.' })
  beers: PublicBeer[];
}

@AnswerType('A document that visitors of the website can download.')
export class PublicDownload {
  @Field(() => ID, { description: 'The id of the document.' })
  id: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field(() => StoredFile, { description: 'The file; it never changes.' })
  file: StoredFile;

  @Field(() => GraphQLDateTime)
  creationDate: Date;
}

@AnswerType('The latest winners of the song festival.')
export class PublicWinners {
  @Field({ description: 'Html.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'A web address; null: none.' })
  link?: string | null;
}

@AnswerType('Whether visitors can enrol for the song festival.')
export class PublicEnlistment {
  @Field({ description: 'Whether enlistForSongFestival is open.' })
  open: boolean;

  @Field(() => Int, { description: 'The edition.' })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which one can enrol, YYYY-MM-DD; null: none was set.',
  })
  closesOn?: string | null;
}

@AnswerType('Something that is asked of who enrols for a parade.')
export class PublicParadeField {
  @Field(() => ID, { description: 'The id of the field, for enterParade.' })
  id: string;

  @Field({ description: 'What it is called.' })
  label: string;

  @Field({ description: "What is said below it; '': nothing." })
  help: string;

  @Field(() => ParadeFieldKind)
  kind: ParadeFieldKind;

  @Field({ description: 'It must be filled in; a yes or no must be yes.' })
  required: boolean;

  @Field(() => [String], { description: 'Of a choice: what there is to choose; otherwise empty.' })
  options: string[];
}

@AnswerType('Whether groups can enrol for a parade, and what they are asked.')
export class PublicParade {
  @Field({ description: 'Whether enterParade is open.' })
  open: boolean;

  @Field(() => Int, { description: 'The edition.' })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which one can enrol, YYYY-MM-DD; null: none was set.',
  })
  closesOn?: string | null;

  @Field(() => [PublicParadeField], {
    description: 'What is asked beside the group and the contact person, in order.',
  })
  fields: PublicParadeField[];
}

@AnswerType('News, as visitors of the website see it.')
export class PublicNewsItem {
  @Field(() => ID, { description: 'The id of the news item.' })
  id: string;

  @Field()
  title: string;

  @Field({ description: 'Html.' })
  text: string;

  @Field(() => [NewsTag], { description: 'What it is about, each once; empty: no tags.' })
  tags: NewsTag[];

  @Field(() => StoredFile, { nullable: true, description: 'A photo; null: none.' })
  photo?: StoredFile | null;

  @Field(() => String, ALT)
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  focus?: FocalPoint | null;

  @Field(() => String, { nullable: true, description: 'The text to show for the link.' })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address; null: there is no link.' })
  linkURL?: string | null;

  @Field({ description: 'The day it came on the website, YYYY-MM-DD.' })
  publicationDate: string;
}

export const PublicNewsConnection = connectionOf('PublicNews', PublicNewsItem);

/** A page of the website. Its parts are read when they are asked for: see publicPages.resolver.ts. */
@Allow(inherit)
@ObjectType({ description: 'The home page.' })
export class PublicHome {}

@Allow(inherit)
@ObjectType({ description: 'The page of the beer festival.' })
export class PublicBeerFestival {}

@Allow(inherit)
@ObjectType({ description: 'A page with documents to download.' })
export class PublicDownloads {
  text: WebsiteTextKey;
  section: DocumentSection;
  parade?: ParadeName;
}

@Allow(inherit)
@ObjectType({ description: 'The page of the song festival.' })
export class PublicSongFestival {}

@Allow(inherit)
@ObjectType({ description: 'A page with pictures.' })
export class PublicPictures {
  text: WebsiteTextKey;
  carousel: CarouselName;
}

@Allow(inherit)
@ObjectType({ description: 'The contact page.' })
export class PublicContact {}

@Allow(inherit)
@ObjectType({ description: 'What visitors of the website see, without a session.' })
export class PublicWebsite {}
