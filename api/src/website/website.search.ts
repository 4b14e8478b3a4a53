import { Permission } from '../identity/catalogue/permission.enum';
import { MailingAudience, mailingAudiences, type MailingPerson } from '../identity/mailings/mailingAudiences';
import { actorOf, type RequestContext } from '../identity/people/requestContext';
import { passes } from '../identity/permissions/allow';
import { SearchKind, type SearchSource, searchSources } from '../identity/search/searchSources';
import { findByWords, findSome } from '../platform/database/reading/findByWords';
import { searchWordsOf } from '../platform/database/reading/searchWords';
import { formatCalendarDate, formatInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { detailOfFound, findDocuments } from '../platform/files/text/fileWords.service';
import { searchable } from '../platform/text/plainText';
import { type AgendaEntry, AgendaEntryModel } from './agenda/agenda.model';
import { type Brewery, BreweryModel } from './breweries/brewery.model';
import { type Carousel, CarouselModel } from './carousels/carousel.model';
import { type PublicDocument, PublicDocumentModel } from './documents/publicDocument.model';
import { type NewsItem, NewsItemModel } from './news/news.model';
import { entriesInOrder, getLineUp } from './parades/lineUp.service';
import { listParticipants } from './participants/participant.service';
import {
  CarouselName,
  carouselPermissions,
  DocumentSection,
  ParadeName,
  paradeTitles,
  sectionFolders,
  sectionPermissions,
} from './website.enums';

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
    const wanted = { model: CarouselModel, there: { _id: CarouselName.programme }, most: 1 };
    const [stored] = await findSome<Carousel>({ ...wanted, fields: ['items'] }, []);
    const items: readonly { _id?: unknown; name: string }[] = stored?.items ?? [];
    return items
      .filter(({ name }) => {
        const own = searchWordsOf(name);
        return words.every((word) => own.some((one) => one.startsWith(word)));
      })
      .slice(0, most)
      .map(({ _id, name }) => ({
        ...{ id: `programme ${String(_id)}`, title: name, link: '/homepage', detail: 'Programma' },
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

interface Enrolled {
  id: string;
  contactName: string;
  contactEmail: string;
}

/** @param fieldsOf what else of each can stand in the mail */
function peopleOf<One extends Enrolled>(
  enrolled: readonly One[],
  ids: readonly string[] | null,
  fieldsOf: (one: One) => MailingPerson['fields'],
): MailingPerson[] {
  const chosen = ids && new Set(ids);
  return enrolled
    .filter(({ id }) => !chosen || chosen.has(id))
    .map((one) => ({
      ...{ id: one.id, name: one.contactName, email: one.contactEmail },
      fields: fieldsOf(one),
    }));
}

function paradeAudience(audience: MailingAudience, parade: ParadeName): Extension {
  return mailingAudiences.with({
    audience,
    fields: ['groep', 'nummer'],
    isEach: true,
    people: async ({ season, ids }) => {
      const lineUp = await getLineUp(parade, season);
      const numbers = new Map(lineUp.numbers.map(({ id, number }) => [id, String(number)]));
      return {
        title: `${paradeTitles[parade]} ${season}`,
        people: peopleOf(await entriesInOrder(lineUp), ids, ({ id, name }) => ({
          groep: name,
          nummer: numbers.get(id) ?? 'nog geen',
        })),
      };
    },
  });
}

/** Whom the editors can write to: who enrolled for an edition of the song festival or of a parade. */
export const websiteAudiences: readonly Extension[] = [
  mailingAudiences.with({
    audience: MailingAudience.participants,
    fields: ['act', 'lied'],
    isEach: true,
    people: async ({ season, ids }) => ({
      title: `Liedjesfestival ${season}`,
      people: peopleOf(await listParticipants(season), ids, ({ actName, songName }) => ({
        act: actName,
        lied: songName,
      })),
    }),
  }),
  paradeAudience(MailingAudience.parade, ParadeName.parade),
  paradeAudience(MailingAudience.childrensParade, ParadeName.children),
];
