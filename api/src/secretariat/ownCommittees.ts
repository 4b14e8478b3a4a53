import { commissionIdsOf } from '../identity/catalogue/catalogue';
import type { Commission } from '../identity/people/commission.model';
import { commissionLoader } from '../identity/people/people.loaders';
import { actorOf, type RequestContext } from '../identity/people/requestContext';

/** The ids of the committees that who asks is in, archived ones too. */
export function ownCommitteeIds(context: RequestContext): string[] {
  return commissionIdsOf(actorOf(context).permissions.commissions);
}

/** The committees that who asks is in and that are not archived, by id. */
export async function ownCommittees(context: RequestContext): Promise<Map<string, Commission>> {
  const found = await Promise.all(ownCommitteeIds(context).map((id) => commissionLoader(context).load(id)));
  return new Map(
    found.flatMap((commission) =>
      commission && !commission.archived ? [[commission.id, commission] as const] : [],
    ),
  );
}

/**
 * What is found in the committees of who asks, with these by id. It is looked for in all of them at once, and again when some are
 * archived: what is of those takes no place of what may be found.
 */
export async function findInOwn<Found>(
  context: RequestContext,
  find: (ids: readonly string[]) => Promise<Found[]>,
): Promise<[Map<string, Commission>, Found[]]> {
  const ids = ownCommitteeIds(context);
  const [own, found] = await Promise.all([ownCommittees(context), find(ids)]);
  return [own, own.size === ids.length ? found : await find([...own.keys()])];
}

/** What a committee is called: 3 - Optocht. */
export function calledBy({ index, name }: Pick<Commission, 'index' | 'name'>): string {
  return `${index} - ${name}`;
}
