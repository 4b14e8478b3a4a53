import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { perRequest } from '../../platform/schema/perRequest';
import type { AdGroup } from './blockCounts';
import { countEditions } from './counts.service';
import type { KrantState } from './edition.model';
import { readState } from './krantState.service';

/** What is known of an edition to compute its figures from. */
export interface Counted {
  groups: AdGroup[];
  /** Of the active edition, by responsible user; else null. */
  open: ReadonlyMap<string | null, number> | null;
}

const STATE = '';

/** Edition id → what was counted; the empty id → the state alone. Asked for together, they are one command. */
const readLoader = perRequest(
  () =>
    new DataLoader<string, { state: KrantState; counted: Counted }>(async (ids) => {
      const editionIds = ids.filter((id) => id !== STATE);
      const read =
        editionIds.length > 0
          ? await countEditions(editionIds)
          : { state: await readState(), groups: [], open: null };
      return ids.map((id) => ({
        state: read.state,
        counted: {
          groups: read.groups.filter(({ editionId }) => editionId === id),
          open: id === read.state.activeEditionId ? read.open : null,
        },
      }));
    }),
);

/** What the newspaper has once, read once for a request. */
export async function stateOfRequest(context: RequestContext): Promise<KrantState> {
  return (await readLoader(context).load(STATE)).state;
}

/** What was counted of an edition. */
export async function countsOf(context: RequestContext, editionId: string): Promise<Counted> {
  return (await readLoader(context).load(editionId)).counted;
}
