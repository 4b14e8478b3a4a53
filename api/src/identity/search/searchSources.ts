import { Field, ID } from 'type-graphql';

import { extensionPoint } from '../../platform/extensionPoint';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import type { RequestContext } from '../people/requestContext';

/** What kind of thing was found. */
export enum SearchKind {
  person = 'person',
  clubMember = 'clubMember',
  volunteer = 'volunteer',
  advertiser = 'advertiser',
  customer = 'customer',
  commission = 'commission',
  task = 'task',
  document = 'document',
  product = 'product',
  news = 'news',
  event = 'event',
  brewery = 'brewery',
}

describeEnum({ SearchKind }, 'What kind of thing was found.', {
  person: 'Somebody with an account.',
  clubMember: 'A member of the Club van 111.',
  volunteer: 'A volunteer of the Boerenploeg.',
  advertiser: 'Who advertises in the newspaper.',
  customer: 'Who gets invoices.',
  commission: 'A committee.',
  task: 'A task of a committee.',
  document: 'A document, such as minutes or the script of a committee.',
  product: 'A product of the webshop.',
  news: 'News on the website.',
  event: 'A row of the yearly programme, or of the agenda or programme on the home page.',
  brewery: 'A brewery at the beer festival.',
});

/** Something that was found. Texts are Dutch, for the screen. */
@AnswerType('Something that was found.')
export class SearchItem {
  @Field(() => ID, { description: 'The same each time.' })
  id: string;

  @Field(() => SearchKind)
  kind: SearchKind;

  @Field({ description: 'What it is called.' })
  title: string;

  @Field({ description: "One line; '': there is nothing to add." })
  detail: string;

  @Field({ description: 'Path in the portal, to a page that opens or shows it.' })
  link: string;

  @Field(() => String, { nullable: true, description: 'By which they are called; null: not known.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'By which they are mailed; null: not known.' })
  email?: string | null;
}

/** What a search tells. */
@AnswerType('What a search tells.')
export class SearchAnswer {
  @Field(() => [SearchItem], { description: 'By kind, the likeliest of each first.' })
  items: SearchItem[];

  @Field({ description: 'A part could not be searched, so something may be missing.' })
  isPartial: boolean;
}

/** Of one source. */
export const MOST_OF_ONE = 5;

/** What a source found; which kind it is of, it says once. */
export type Found = Omit<SearchItem, 'kind'>;

/** What an area lets people find. */
export interface SearchSource {
  /** Unique; in the log when it fails. */
  key: string;
  kind: SearchKind;
  /**
   * Whether who asks may find these: by `passes` with what stands in the `@Allow` of the operation that shows them. Of
   * each record only what that operation shows to them is told.
   */
  allowed: (context: RequestContext) => Promise<boolean>;
  /**
   * What holds every word of a text, by queries that an index answers.
   * @param text trimmed, two characters or more
   * @param most how many; more than are shown, so that the likeliest can be chosen
   */
  find: (context: RequestContext, text: string, most: number) => Promise<Found[]>;
}

/** Where areas say what can be found. What two of them find by one id is told once, as the first one does. */
export const searchSources = extensionPoint<SearchSource>('search');

/**
 * A path with what its list is searched for.
 * @param path with its query, if it has one
 * @param open the id of the row that is opened, in a list whose rows open
 */
export function searchedIn(path: string, text: string, open?: string): string {
  const opened = open === undefined ? '' : `&open=${encodeURIComponent(open)}`;
  return `${path}${path.includes('?') ? '&' : '?'}zoek=${encodeURIComponent(text)}${opened}`;
}
