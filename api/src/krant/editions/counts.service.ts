import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import type { Label } from '../../platform/database/reading/blockSums';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { AdvertisementModel, blocksOfEdition } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { type AdGroup, adSums, advertiserSums, groupsOf, openOf } from './blockCounts';
import { type KrantState, KrantStateModel } from './edition.model';
import { KRANT, NOTHING, readState } from './krantState.service';

/** What editions are counted from. */
export interface Counts {
  state: KrantState;
  groups: AdGroup[];
  /** How many active advertisers have no outcome in the active edition yet, by responsible user (null: nobody). */
  open: ReadonlyMap<string | null, number>;
}

interface Read extends KrantState {
  ads: Label[];
  advertisers: Label[];
}

/**
 * Counts the advertisements of editions, and the advertisers who are still open: in one command, and three more when something was
 * written since.
 */
async function countEditions(editionIds: readonly string[]): Promise<Counts> {
  const [read] = await KrantStateModel.aggregate<Read>([
    { $match: { _id: KRANT } },
    {
      $lookup: {
        from: AdvertisementModel.collection.collectionName,
        pipeline: adSums.labels(editionIds.flatMap(blocksOfEdition)),
        as: 'ads',
      },
    },
    {
      $lookup: {
        from: AdvertiserModel.collection.collectionName,
        pipeline: advertiserSums.labels(),
        as: 'advertisers',
      },
    },
  ]);
  // Nothing was ever set: then nothing was sold either.
  if (!read) return { state: NOTHING, groups: [], open: new Map() };
  const { ads, advertisers, ...state } = read;
  const [counted, active] = await Promise.all([
    adSums.readLabelled(state.activeEditionId ?? null, ads),
    advertiserSums.readLabelled(undefined, advertisers),
  ]);
  return {
    state: { ...NOTHING, ...leanWithId.transform(state) },
    groups: editionIds.flatMap((id) => groupsOf(id, counted)),
    open: openOf(counted, active),
  };
}

/** What counts as revenue: everything that is sold, except what is free (docs/domain/krant.md, N24). */
export function isRevenue({ advState, method }: Pick<AdGroup, 'advState' | 'method'>): boolean {
  return advState === AdvState.verkocht && method !== AdvPaymentMethod.gratis;
}

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
