import type { Model } from 'mongoose';

import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { leanWithId, canBeId } from '../../platform/database/reading/leanFind';
import { extensionPoint } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { getRecord } from '../../platform/records/records';
import type { SessionUser } from '../people/requestContext';
import { eraseTrash } from '../trash/eraseTrash';

/** One record about a person. */
export interface PersonalRecord {
  id: string;
  /** Who, as the record says. */
  name: string;
  /** By what one tells them apart: an address, a day, in Dutch. */
  detail: string;
  /** Why it cannot be erased now, in Dutch; null: it can. */
  refusal: string | null;
}

/** A kind of record about persons, as one area keeps it. */
export interface PersonalDataSource {
  /** Unique in the portal. */
  key: string;
  /** Dutch, on screen. */
  title: string;
  /** Dutch: what stays after erasing, or all of it, and why; empty: nothing stays. */
  stays: string;
  /** Whether records of this kind can be erased at all. */
  canErase: boolean;
  /** Those that hold every word, or are the record with this id. @param most how many of them are told */
  find: (search: string, most: number) => Promise<{ count: number; records: PersonalRecord[] }>;
  /** All that is known in one record, to be written as JSON. @throws NOT_FOUND */
  exportOf: (actor: SessionUser, id: string) => Promise<unknown>;
  /** By the erasure of the area. @throws NOT_FOUND, BAD_USER_INPUT when it must stay (for now), CONFLICT */
  erase?: (portal: PortalContext, actor: SessionUser, id: string) => Promise<void>;
  /** Removes what of the record lies in the trash. @returns whether something did */
  eraseTrash: (portal: PortalContext, id: string) => Promise<boolean>;
}

/** Where areas say what they know of persons. */
export const personalDataSources = extensionPoint<PersonalDataSource>('personalData');

/** What a source says of its records; the rest is the same for all. */
export interface PersonalDataOf<T> {
  key: string;
  title: string;
  stays: string;
  model: Model<T>;
  /** As a message calls one: 'Deze klant'. */
  what: string;
  /** The paths that are searched for names and addresses. */
  searched: readonly string[];
  /** Which records can be found; absent: all. */
  only?: object;
  /** What is told of one. */
  tell(record: T): Omit<PersonalRecord, 'id' | 'refusal'> & { refusal?: string | null };
  /** The paths that an export leaves out: secrets, and what is only there to search and sort. */
  hidden?: readonly string[];
  exportOf?: PersonalDataSource['exportOf'];
  erase?: PersonalDataSource['erase'];
}

/** A source of the records of one model. */
export function personalDataOf<T extends { id: string }>(kind: PersonalDataOf<T>): PersonalDataSource {
  const { key, title, stays, model, what, hidden = [], erase } = kind;
  return {
    ...{ key, title, stays, erase, canErase: erase !== undefined },
    eraseTrash: (portal, id) => eraseTrash(portal, model as never, id),
    async find(search, most) {
      const filter = filterOf(kind, search) as never;
      const [count, found] = await Promise.all([
        model.countDocuments(filter),
        model.find(filter).sort({ _id: -1 }).limit(most).lean(leanWithId),
      ]);
      const records = (found as unknown as T[]).map((record) => ({
        refusal: null,
        ...kind.tell(record),
        id: record.id,
      }));
      return { count, records };
    },
    exportOf:
      kind.exportOf ??
      (async (_actor, id) => {
        const record = await getRecord<T>(model, id, what);
        const left = new Set<string>([...HIDDEN, ...hidden]);
        return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)));
      }),
  };
}

/** In each record, and nothing of the person. */
const HIDDEN = [
  '_id',
  'links',
  'sortName',
  'searchText',
  'block',
  'blockWrittenAt',
  'searchWords',
  'requestId',
  'pendingEvents',
  'pendingMails',
  'keptRequests',
];

function filterOf<T>({ model, searched, only = {} }: PersonalDataOf<T>, search: string): object {
  const words = { $and: anyHoldsWords(searched, search) };
  const either = canBeId(model, search) ? [words, { _id: search }] : [words];
  return { $and: [only, { $or: either }] };
}
