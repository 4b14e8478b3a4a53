import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { Page, PageRequest } from '../../platform/database/reading/readPage';
import { noCursor } from '../../platform/database/reading/readPage';
import { FIRST_ID, keptUntil } from '../../platform/database/trashOptions';
import { itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { searchable } from '../../platform/text/plainText';
import type { TrashEntry } from '../../platform/trash/trashedParts';
import { type Trashed, TRASHED_FIELDS } from '../../platform/trash/trashedRecords';
import type { DeletedKind, DeletedRecord } from './deletedRecord.type';
import { type TrashSource, trashSources, type TrashViewer } from './trashSource';

const NORMAL = 20;

/** Which deleted records. */
interface DeletedFilter {
  entity?: string | null;
  /** Words of the title, the kind and who deleted it. */
  search?: string | null;
}

/**
 * What this person may delete and lies in the trash, newest first. What lies there is of 30 days at most, so it is looked
 * through as a whole: one query for each kind that the person may delete. @throws BAD_USER_INPUT for another cursor
 */
export async function pageOfDeleted(
  portal: PortalContext,
  viewer: TrashViewer,
  { entity, search }: DeletedFilter,
  { first, after }: PageRequest,
): Promise<Page<DeletedRecord>> {
  const sources = itemsOf(trashSources, portal.extensions).filter((one) => !entity || one.entity === entity);
  const found = (await Promise.all(sources.map((source) => deletedOf(source, viewer)))).flat();
  const words = searchable(search ?? '')
    .split(' ')
    .filter(Boolean);
  const fitting = found
    .filter(({ title, label, deletedBy }) => {
      const text = searchable(`${title} ${label} ${deletedBy}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1));
  if (after && !/^\d{15}[0-9a-f]+$/.test(after)) throw noCursor();
  const rest = after ? fitting.filter((one) => cursorOf(one) < after) : fitting;
  const nodes = rest.slice(0, first ?? NORMAL);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  const pageInfo = { hasNextPage: rest.length > nodes.length, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount: fitting.length };
}

/** What this person may delete, by name. */
export async function kindsOf(portal: PortalContext, viewer: TrashViewer): Promise<DeletedKind[]> {
  const sources = itemsOf(trashSources, portal.extensions);
  const mine = await Promise.all(sources.map(async (source) => (await source.of(viewer)) !== null));
  return sources
    .filter((_source, at) => mine[at])
    .map(({ entity, label }) => ({ entity, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
}

async function deletedOf(source: TrashSource<object>, viewer: TrashViewer): Promise<DeletedRecord[]> {
  const mine = await source.of(viewer);
  if (mine === null) return [];
  return source.isPart ? deletedParts(source, mine) : deletedWhole(source, mine);
}

async function deletedWhole(source: TrashSource<object>, mine: object): Promise<DeletedRecord[]> {
  const found = (await source.model
    .find({ $and: [mine], deletedAt: { $exists: true } } as never)
    .select(TRASHED_FIELDS)
    .lean(leanWithId)) as unknown as (Required<Trashed> & { id: string })[];
  return Promise.all(
    found.map(async (record) =>
      deletedRecord(source, record.id, { ...record, title: await source.title(record, []) }),
    ),
  );
}

async function deletedParts(source: TrashSource<object>, mine: object): Promise<DeletedRecord[]> {
  const found = (await source.model
    .find({ $and: [mine, { 'trash._id': { $gte: FIRST_ID } }] } as never)
    .select('+trash')
    .lean(leanWithId)) as unknown as { trash: TrashEntry[] }[];
  const entries = found.flatMap((record) =>
    record.trash
      .filter(({ entity, restoredAt }) => entity === source.entity && !restoredAt)
      .map(async (entry) => {
        const title = await source.title(
          { ...record, ...entry.fields },
          entry.parts.map(({ part }) => part),
        );
        return deletedRecord(source, String(entry._id), { ...entry, title });
      }),
  );
  return Promise.all(entries);
}

function deletedRecord(
  { entity, label }: TrashSource<object>,
  id: string,
  { title, deletedAt, deletedByName }: Required<Trashed> & { title: string },
): DeletedRecord {
  return { id, entity, label, title, deletedAt, deletedBy: deletedByName, until: keptUntil(deletedAt) };
}

/** Its moment and its id, so that they sort. */
function cursorOf({ deletedAt, id }: DeletedRecord): string {
  return `${String(deletedAt.getTime()).padStart(15, '0')}${id}`;
}
