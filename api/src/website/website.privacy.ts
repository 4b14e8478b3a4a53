import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { AgendaEntryModel } from './agenda/agenda.model';
import { BreweryModel } from './breweries/brewery.model';
import { CarouselModel } from './carousels/carousel.model';
import { ContactAddressModel } from './contact/contact.model';
import { PublicDocumentModel } from './documents/publicDocument.model';
import { HomeThemeModel } from './home/homeTheme.model';
import { NewsItemModel } from './news/news.model';
import { ParadeEntryModel, ParadeLineUpModel } from './parades/paradeEntry.model';
import { ParadeFormModel } from './parades/paradeForm.model';
import { ParticipantModel } from './participants/participant.model';
import { SongFestivalEnlistmentModel, SongFestivalWinnersModel } from './songFestival/songFestival.model';
import { WebsiteTextModel } from './texts/websiteText.model';

const PUBLISHED = 'Until an editor replaces or removes it: it is published.';

/** Personal data of the website: that of who enrols for the song festival or a parade; all else is published. */
export const websitePrivacy: readonly CollectionPrivacy[] = [
  {
    model: ParticipantModel,
    purpose:
      'Enrolments for the song festival: whom to reach about an act, and that they agree to the terms.',
    retention: '2 years; removed by the retention job (P240).',
    personal: ['actName', 'songName', 'contactName', 'contactPhone', 'contactEmail', 'statement'],
    none: ['year', 'checked', 'numberOfParticipants', 'createdAt'],
  },
  {
    model: ParadeEntryModel,
    purpose: 'Groups that enrolled for a parade: whom to reach, and what they come with.',
    retention: '2 years; removed by the retention job (P240).',
    personal: ['name', 'contactName', 'contactPhone', 'contactEmail', 'answers'],
    none: ['parade', 'year', 'checked', 'createdAt'],
  },
  {
    model: ParadeFormModel,
    purpose: 'Whether one can enrol for a parade, and what is asked.',
    retention: 'For good.',
    none: ['open', 'year', 'closesOn', 'fields'],
  },
  {
    model: ParadeLineUpModel,
    purpose: 'The order of a parade and the numbers of its groups, by their ids.',
    retention: 'For good.',
    none: ['order', 'numbers'],
  },
  {
    model: WebsiteTextModel,
    purpose: 'Texts of the website.',
    retention: PUBLISHED,
    actor: [
      ...['draft.savedBy', 'draft.savedByName'],
      ...['versions.publishedBy', 'versions.publishedByName'],
    ],
    none: [
      ...['text', 'links', 'draft.text', 'draft.savedAt', 'draft.publishOn'],
      ...['versions.text', 'versions.publishedAt'],
    ],
  },
  {
    model: AgendaEntryModel,
    purpose: 'The agenda of the website.',
    retention: PUBLISHED,
    none: ['date', 'name', 'comment'],
  },
  {
    model: HomeThemeModel,
    purpose: 'The theme of the year on the home page.',
    retention: PUBLISHED,
    actor: [
      ...['draft.savedBy', 'draft.savedByName'],
      ...['versions.publishedBy', 'versions.publishedByName'],
    ],
    none: [
      ...['title', 'text', 'image', 'alt', 'focus', 'links'],
      ...['title', 'text', 'image', 'alt', 'focus', 'savedAt', 'publishOn'].map((field) => `draft.${field}`),
      ...['title', 'text', 'publishedAt'].map((field) => `versions.${field}`),
    ],
  },
  {
    model: CarouselModel,
    purpose: 'Photos with a name and a story, such as former princes.',
    retention: PUBLISHED,
    personal: ['items.name', 'items.story', 'items.photo', 'items.alt'],
    none: ['items.focus'],
  },
  {
    model: BreweryModel,
    purpose: 'Breweries and beers of the beer festival.',
    retention: PUBLISHED,
    actor: ['creater', 'createdBy', 'changeLog'],
    none: ['name', 'website', 'intro', 'beers'],
  },
  {
    model: PublicDocumentModel,
    purpose: 'Documents that visitors can download.',
    retention: PUBLISHED,
    actor: ['creator', 'createdBy'],
    none: ['section', 'title', 'description', 'file', 'place', 'creationDate'],
  },
  {
    model: SongFestivalEnlistmentModel,
    purpose: 'Whether one can enrol for the song festival.',
    retention: 'For good.',
    none: ['open', 'year', 'closesOn'],
  },
  {
    model: SongFestivalWinnersModel,
    purpose: 'The latest winners of the song festival.',
    retention: PUBLISHED,
    personal: ['text', 'link'],
  },
  {
    model: ContactAddressModel,
    purpose: 'Where mail of the contact form goes, by subject.',
    retention: 'Until an editor replaces it.',
    personal: ['address'],
  },
  {
    model: NewsItemModel,
    purpose: 'News on the website.',
    retention: PUBLISHED,
    actor: [
      ...['creator', 'createdBy', 'draft.savedBy', 'draft.savedByName'],
      ...['versions.publishedBy', 'versions.publishedByName'],
    ],
    none: [
      ...[
        'title',
        'text',
        'tags',
        'photo',
        'alt',
        'focus',
        'link',
        'linkURL',
        'postpone',
        'postponementDate',
        'order',
      ],
      ...['creationDate', 'isPublished', 'publishedOn', 'links'],
      ...['title', 'text', 'tags', 'photo', 'alt', 'focus', 'link', 'linkURL', 'savedAt', 'publishOn'].map(
        (field) => `draft.${field}`,
      ),
      ...['title', 'text', 'tags', 'link', 'linkURL', 'publishedAt'].map((field) => `versions.${field}`),
    ],
  },
];
