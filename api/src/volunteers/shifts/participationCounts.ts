import {
  addedUp,
  type Block,
  BlockSums,
  byBlock,
  mergedOnce,
} from '../../platform/database/reading/blockSums';
import type { ActivityCount, SeasonHeads } from '../activities/activity.model';
import { VolunteerModel } from '../volunteers/volunteer.model';

interface Counted {
  activities: ActivityCount[];
  heads: SeasonHeads[];
}

type InBlock<Row> = Row & { block?: Block };

/** How many take part in each activity in each season. */
export async function counts(): Promise<ActivityCount[]> {
  return (await countedAll()).activities;
}

/** How many people take part in each season, in whatever activities; each counts once. */
export async function heads(): Promise<SeasonHeads[]> {
  return (await countedAll()).heads;
}

const sums = new BlockSums<Counted>(() => VolunteerModel as never, countBlocks);
const merged = mergedOnce<Counted, Counted>((parts) => ({
  activities: addedUp(
    parts.flatMap(({ activities }) => activities),
    ['count'],
  ).toSorted((a, b) => a.season - b.season || (a.activityId < b.activityId ? -1 : 1)),
  heads: addedUp(
    parts.flatMap((part) => part.heads),
    ['count'],
  ).toSorted((a, b) => a.season - b.season),
}));

async function countedAll(): Promise<Counted> {
  return merged('', await sums.read(undefined));
}

async function countBlocks(names: readonly Block[]): Promise<Map<Block, Counted>> {
  const [rows] = await VolunteerModel.aggregate<{
    activities: InBlock<ActivityCount>[];
    heads: InBlock<SeasonHeads>[];
  }>([
    { $match: { block: { $in: names } } },
    { $project: { block: 1, participations: 1 } },
    {
      $facet: {
        activities: [
          { $unwind: '$participations' },
          {
            $group: {
              _id: {
                block: '$block',
                activityId: '$participations.activityId',
                season: '$participations.season',
              },
              count: { $sum: 1 },
            },
          },
          { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
        ],
        heads: [
          { $project: { block: 1, season: { $setUnion: ['$participations.season', []] } } },
          { $unwind: '$season' },
          { $group: { _id: { block: '$block', season: '$season' }, count: { $sum: 1 } } },
          { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
        ],
      },
    },
  ]);
  const activities = byBlock(rows?.activities ?? []);
  const people = byBlock(rows?.heads ?? []);
  return new Map(
    names.map((block) => [
      block,
      { activities: activities.get(block) ?? [], heads: people.get(block) ?? [] } as Counted,
    ]),
  );
}
