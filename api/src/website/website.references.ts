import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { inTrash, trashOfHolders, type TrashViewer } from '../identity/trash/trashSource';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import { type AgendaEntry, AgendaEntryModel } from './agenda/agenda.model';
import { type Brewery, BreweryModel } from './breweries/brewery.model';
import { BEER } from './breweries/brewery.service';
import { type Carousel, type CarouselItem, CarouselModel } from './carousels/carousel.model';
import { CAROUSEL_ITEM } from './carousels/carousel.service';
import { type PublicDocument, PublicDocumentModel } from './documents/publicDocument.model';
import { type NewsItem, NewsItemModel } from './news/news.model';
import { type ParadeEntry, ParadeEntryModel } from './parades/paradeEntry.model';
import { type Participant, ParticipantModel } from './participants/participant.model';
import { carouselPermissions, paradePermissions, paradeTitles, sectionPermissions } from './website.enums';

/** What refers to records of the website: who comes back out of the trash has its place and number again. */
export const websiteReferences = [
  referenceSources.with({
    to: ParadeEntryModel.modelName,
    fields: ['ParadeLineUp.order', 'ParadeLineUp.numbers.id'],
    fate: 'stays',
  }),
];

/** Those of a table whose permission somebody holds, as a filter. */
function ofTable(field: string, table: Readonly<Record<string, string>>) {
  return ({ user }: TrashViewer) => {
    const general: readonly string[] = user.permissions.general;
    const mine = Object.keys(table).filter((key) => general.includes(table[key] ?? ''));
    return mine.length > 0 ? { [field]: { $in: mine } } : null;
  };
}

/** What of the website can be restored. */
export const websiteTrash = [
  inTrash<AgendaEntry>({
    entity: 'AgendaEntry',
    label: 'Agendaregel',
    operations: ['deleteAgendaEntry'],
    model: AgendaEntryModel,
    of: trashOfHolders(Permission.webHome),
    title: ({ date, name }) => `${formatCalendarDate(date)} ${name}`,
  }),
  inTrash<Brewery>({
    entity: 'Brewery',
    label: 'Brouwerij',
    operations: ['deleteBrewery'],
    model: BreweryModel,
    of: trashOfHolders(Permission.webUBPF),
    title: ({ name }) => name,
  }),
  inTrash<Brewery>({
    entity: BEER,
    label: 'Bier',
    operations: ['deleteBeer'],
    model: BreweryModel,
    isPart: true,
    of: trashOfHolders(Permission.webUBPF),
    title: ({ name }, [beer]) => `${String(beer?.name)} van ${name}`,
  }),
  inTrash<Carousel>({
    entity: CAROUSEL_ITEM,
    label: 'Foto of programma',
    operations: ['deleteCarouselItem'],
    model: CarouselModel,
    isPart: true,
    of: ofTable('_id', carouselPermissions),
    title: (_carousel, [item]) => (item as unknown as CarouselItem).name || 'Zonder naam',
  }),
  inTrash<Participant>({
    entity: 'Participant',
    label: 'Deelnemer liedjesfestival',
    operations: ['deleteParticipant'],
    model: ParticipantModel,
    of: trashOfHolders(Permission.webLiedjes),
    title: ({ actName, songName, year }) => `${actName}: ${songName} (${year})`,
  }),
  inTrash<ParadeEntry>({
    entity: 'ParadeEntry',
    label: 'Deelnemer optocht',
    operations: ['deleteParadeEntry'],
    model: ParadeEntryModel,
    of: ofTable('parade', paradePermissions),
    title: ({ name, parade, year }) => `${name}: ${paradeTitles[parade].toLowerCase()} ${year}`,
  }),
  inTrash<NewsItem>({
    entity: 'NewsItem',
    label: 'Nieuwsbericht',
    operations: ['deleteNewsItem'],
    model: NewsItemModel,
    of: trashOfHolders(Permission.webNews),
    title: ({ title }) => title,
  }),
  inTrash<PublicDocument>({
    entity: 'PublicDocument',
    label: 'Document op de website',
    operations: ['deletePublicDocument'],
    model: PublicDocumentModel,
    of: ofTable('section', sectionPermissions),
    title: ({ title }) => title,
  }),
];
