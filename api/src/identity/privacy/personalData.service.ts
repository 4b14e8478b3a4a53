import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { searchable } from '../../platform/text/plainText';
import type { SessionUser } from '../people/requestContext';
import type { PersonalDataFound } from './personalData.type';
import { type PersonalDataSource, personalDataSources } from './personalDataSource';

/** So many records of a kind are told; the count tells of the others. */
const TOLD = 100;
const SHORTEST = 3;
const LONGEST = 200;
const MOST_EXPORTED = 100;

/**
 * What all areas know of a person, by words of their name, their e-mail address or the id of a record; kinds that know
 * nothing are left out.
 * @throws BAD_USER_INPUT for less than three characters
 */
export async function findPersonalData(
  { extensions }: PortalContext,
  search: string,
): Promise<PersonalDataFound[]> {
  const asked = search.trim();
  if (searchable(asked).length < SHORTEST || asked.length > LONGEST)
    throw badInput({ search: texts.personalSearch });
  const all = await Promise.all(
    itemsOf(personalDataSources, extensions).map(async ({ key, title, stays, canErase, find }) => ({
      ...{ key, title, stays, canErase },
      ...(await find(asked, TOLD)),
    })),
  );
  return all.filter(({ count }) => count > 0);
}

/**
 * All that is known in these records of one kind, as JSON text: a list of one object for each.
 * @throws NOT_FOUND, BAD_USER_INPUT for more than a hundred
 */
export async function exportPersonalData(
  portal: PortalContext,
  actor: SessionUser,
  source: string,
  ids: readonly string[],
): Promise<string> {
  if (ids.length > MOST_EXPORTED) throw badInput({ ids: texts.personalExport });
  const { exportOf } = sourceOf(portal, source);
  const known: unknown[] = [];
  for (const id of ids) known.push(await exportOf(actor, id));
  return JSON.stringify(known, null, 2);
}

/**
 * Erases one record, by the erasure of its area; what must stay for the books stays, and nothing waits in the trash.
 * @returns its id @throws NOT_FOUND, BAD_USER_INPUT when it must stay, CONFLICT
 */
export async function erasePersonalData(
  portal: PortalContext,
  actor: SessionUser,
  source: string,
  id: string,
): Promise<string> {
  const { erase, stays, eraseTrash } = sourceOf(portal, source);
  if (!erase) throw new AppError('BAD_USER_INPUT', stays);
  try {
    await erase(portal, actor, id);
  } catch (error) {
    // Deleted before, or erased until a crash: then what is left of it lies in the trash.
    if (!isNotFound(error) || !(await eraseTrash(portal, id))) throw error;
    return id;
  }
  await eraseTrash(portal, id);
  return id;
}

function sourceOf({ extensions }: PortalContext, key: string): PersonalDataSource {
  const found = itemsOf(personalDataSources, extensions).find((source) => source.key === key);
  if (!found) throw notFound('Dit soort gegevens');
  return found;
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.extensions.code === 'NOT_FOUND';
}
