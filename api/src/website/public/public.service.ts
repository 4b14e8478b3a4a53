import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readSortedPage } from '../../platform/database/reading/readPage';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AgendaEntryModel } from '../agenda/agenda.model';
import { BreweryModel } from '../breweries/brewery.model';
import { CarouselModel } from '../carousels/carousel.model';
import { PublicDocumentModel } from '../documents/publicDocument.model';
import { inOrder } from '../documents/publicDocument.service';
import { takesEnrolments } from '../enrolment';
import { type HomeTheme, HomeThemeModel } from '../home/homeTheme.model';
import { THEME, themePublishing } from '../home/homeTheme.service';
import { type NewsItem, NewsItemModel, publicationDateOf } from '../news/news.model';
import { NEWEST_FIRST, newsPublishing } from '../news/news.service';
import { getParadeForm } from '../parades/parade.service';
import { asOfToday } from '../publishing/publishing';
import { SongFestivalWinnersModel } from '../songFestival/songFestival.model';
import { getEnlistment } from '../songFestival/songFestival.service';
import type { CarouselName, DocumentSection, NewsTag, ParadeName } from '../website.enums';
import type {
  PublicAgendaEntry,
  PublicBrewery,
  PublicDownload,
  PublicEnlistment,
  PublicNewsItem,
  PublicParade,
  PublicPicture,
  PublicTheme,
  PublicWinners,
} from './public.types';

/* What the website shows: each part one command, that reads only the columns it shows. */

const NEWS = {
  title: 1,
  text: 1,
  tags: 1,
  photo: 1,
  alt: 1,
  focus: 1,
  link: 1,
  linkURL: 1,
  postponementDate: 1,
  publishedOn: 1,
  creationDate: 1,
  order: 1,
  draft: 1,
} as const;

/** The agenda by date. */
export function readAgenda(): Promise<PublicAgendaEntry[]> {
  return AgendaEntryModel.find()
    .select({ date: 1, name: 1, comment: 1 })
    .sort({ date: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

/** The theme of the year, as it is today. */
export async function readTheme(): Promise<PublicTheme> {
  const found = await HomeThemeModel.findById(THEME).select({ versions: 0, links: 0 }).lean(leanWithId);
  if (!found) return { title: '', text: '' };
  const { title, text, image, alt, focus } = asOfToday(themePublishing, found as HomeTheme);
  return { title, text, image, alt, focus };
}

/** The pictures of a carousel, in order. */
export async function readPictures(carousel: CarouselName): Promise<PublicPicture[]> {
  const found = await CarouselModel.findById(carousel)
    .select({
      ...{ 'items._id': 1, 'items.name': 1, 'items.story': 1, 'items.photo': 1 },
      ...{ 'items.alt': 1, 'items.focus': 1 },
    })
    .lean(leanWithId);
  return found?.items ?? [];
}

/** The breweries by name, with their beers. */
export function readBreweries(): Promise<PublicBrewery[]> {
  const beers = { _id: 1, name: 1, alcoholPercentage: 1, IBU: 1, intro: 1 };
  return BreweryModel.find()
    .select({ name: 1, website: 1, intro: 1, beers })
    .sort({ name: 1, _id: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId)
    .exec();
}

/** The documents of a page in their order. */
export async function readDownloads(section: DocumentSection): Promise<PublicDownload[]> {
  const found = await PublicDocumentModel.find({ section })
    .select({ title: 1, description: 1, file: 1, creationDate: 1, place: 1 })
    .sort({ _id: -1 })
    .lean(leanWithId);
  return inOrder(found);
}

/** The latest winners of the song festival. */
export async function readWinners(): Promise<PublicWinners> {
  const found = await SongFestivalWinnersModel.findOne()
    .select({ _id: 0, text: 1, link: 1 })
    .lean(leanWithId);
  return { text: '', ...found };
}

/** Whether the song festival takes enrolments. */
export async function readEnlistment(): Promise<PublicEnlistment> {
  const enlistment = await getEnlistment();
  const { year, closesOn } = enlistment;
  return { open: takesEnrolments(enlistment), year, closesOn };
}

/** Whether a parade takes groups, and what they are asked; of a closed one nothing is asked. */
export async function readParade(parade: ParadeName): Promise<PublicParade> {
  const form = await getParadeForm(parade);
  const { year, closesOn, fields } = form;
  const open = takesEnrolments(form);
  return { open, year, closesOn, fields: open ? fields : [] };
}

/** The news that is out, newest first by its day, of a tag or all. */
export async function readNews(page: PageRequest, tag?: NewsTag | null): Promise<Page<PublicNewsItem>> {
  const { edges, ...rest } = await readSortedPage<NewsItem>(
    NewsItemModel,
    isOut(tag),
    page,
    NEWS,
    NEWEST_FIRST,
  );
  return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, node: published(node) })) };
}

/** One news item; null when there is none or it is not out yet. */
export async function readNewsItem(id: string): Promise<PublicNewsItem | null> {
  if (!isValidObjectId(id)) return null;
  const found = await NewsItemModel.findOne({ ...isOut(), _id: id })
    .select(NEWS)
    .lean(leanWithId);
  return found && published(found);
}

/** The filter of news that is out: postponed news from its day on. A draft takes its place from its day on. */
export function isOut(tag?: NewsTag | null) {
  const days = [{ postponementDate: null }, { postponementDate: { $lte: todayInAmsterdam() } }];
  return { isPublished: { $ne: false }, $or: days, ...(tag && tagged(tag)) };
}

/** Those that have a tag today. */
function tagged(tag: NewsTag) {
  const due = { $lte: todayInAmsterdam() };
  return {
    $and: [
      {
        $or: [
          { tags: tag, 'draft.publishOn': { $not: due } },
          { 'draft.tags': tag, 'draft.publishOn': due },
        ],
      },
    ],
  };
}

/** What visitors see of an item: never its draft. */
function published(item: NewsItem): PublicNewsItem {
  const { draft: _draft, ...today } = asOfToday(newsPublishing, item);
  return { ...today, publicationDate: publicationDateOf(today) };
}
