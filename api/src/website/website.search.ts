import { Permission } from '../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../identity/people/requestContext';
import { passes } from '../identity/permissions/allow';
import { SearchKind } from '../identity/search/search.types';
import { type SearchSource, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { searchWordsOf } from '../platform/database/reading/searchWords';
import { formatCalendarDate, formatInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { detailOfFound, findDocuments } from '../platform/files/text/findDocuments';
import { searchable } from '../platform/text/plainText';
import { type AgendaEntry, AgendaEntryModel } from './agenda/agenda.model';
import { type Brewery, BreweryModel } from './breweries/brewery.model';
import { listItems } from './carousels/carousel.service';
import { type PublicDocument, PublicDocumentModel } from './documents/publicDocument.model';
import { type NewsItem, NewsItemModel } from './news/news.model';
import { CarouselName, DocumentSection } from './website.enums';
import { carouselPermissions, sectionFolders, sectionPermissions } from './website.tables';

/** The pages on which documents are edited. */
const PAGES: Readonly<Record<DocumentSection, { path: string; title: string }>> = {
  [DocumentSection.paper]: { path: '/carnavalskrant', title: 'Carnavalskrant' },
  [DocumentSection.liedjes]: { path: '/liedjesfestival', title: 'Liedjesfestival' },
  [DocumentSection.kids]: { path: '/kindercarnaval', title: 'Kindercarnaval' },
  [DocumentSection.summer]: { path: '/optocht', title: 'Optocht' },
};

const news: SearchSource = {
  key: 'news',
  kind: SearchKind.news,
  allowed: (context) => passes(context, Permission.webNews),
  async find(_context, text, most) {
    const found = await findByWords<NewsItem>(
      { model: NewsItemModel, there: {}, most, fields: ['title', 'creationDate', 'isPublished'] },
      text,
    );
    return found.map(({ id, title, creationDate, isPublished }) => ({
      ...{ id: `news ${id}`, title, link: '/nieuwsberichten' },
      detail: `${isPublished === false ? 'Concept' : 'Nieuws'} van ${formatInAmsterdam(creationDate)}`,
    }));
  },
};

/** Documents of the pages that somebody edits. */
const documents: SearchSource = {
  key: 'documents of the website',
  kind: SearchKind.document,
  allowed: async (context) => sectionsOf(context).length > 0,
  async find(context, text, most) {
    const sections = sectionsOf(context);
    const found = await findDocuments<PublicDocument>(
      {
        ...{ model: PublicDocumentModel, there: { section: { $in: sections } }, most },
        fields: ['title', 'section'],
      },
      {
        text,
        by: ['title', 'description', 'file.name'],
        folders: sections.map((section) => sectionFolders[section]),
      },
    );
    return found.map(({ id, title, section, inText }) => ({
      ...{ id: `document ${id}`, title, link: PAGES[section].path },
      detail: detailOfFound(`Website, ${PAGES[section].title}`, { inText }),
    }));
  },
};

/** The agenda on the home page. */
const agenda: SearchSource = {
  key: 'agenda',
  kind: SearchKind.event,
  allowed: (context) => passes(context, Permission.webHome),
  async find(_context, text, most) {
    const found = await findByWords<AgendaEntry>(
      { model: AgendaEntryModel, there: {}, most, fields: ['name', 'date'], newest: 'date' },
      text,
    );
    return found.map(({ id, name, date }) => ({
      ...{ id: `agenda ${id}`, title: name, link: '/homepage' },
      detail: `Agenda, ${formatCalendarDate(date)}`,
    }));
  },
};

/** The programme on the home page: one record. */
const programme: SearchSource = {
  key: 'programme',
  kind: SearchKind.event,
  allowed: (context) => passes(context, carouselPermissions.programme),
  async find(_context, text, most) {
    const words = searchable(text).split(' ');
    const items = await listItems(CarouselName.programme);
    return items
      .filter(({ name }) => {
        const own = searchWordsOf(name);
        return words.every((word) => own.some((one) => one.startsWith(word)));
      })
      .slice(0, most)
      .map(({ id, name }) => ({
        ...{ id: `programme ${id}`, title: name, link: '/homepage', detail: 'Programma' },
      }));
  },
};

const breweries: SearchSource = {
  key: 'breweries',
  kind: SearchKind.brewery,
  allowed: (context) => passes(context, Permission.webUBPF),
  async find(_context, text, most) {
    const found = await findByWords<Brewery>(
      { model: BreweryModel, there: {}, most, fields: ['name', 'website'] },
      text,
    );
    return found.map(({ id, name, website }) => ({
      ...{ id: `brewery ${id}`, title: name, link: '/ubpf', detail: website },
    }));
  },
};

function sectionsOf(context: RequestContext): DocumentSection[] {
  const { general } = actorOf(context).permissions;
  return Object.values(DocumentSection).filter((section) => general.includes(sectionPermissions[section]));
}

/** What can be found of the website. */
export const websiteSearch: readonly Extension[] = [news, agenda, programme, breweries, documents].map(
  (source) => searchSources.with(source),
);
