import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import {
  addedUp,
  type Block,
  BlockSums,
  byBlock,
  mergedOnce,
} from '../../platform/database/reading/blockSums';
import { canBeId, leanWithId } from '../../platform/database/reading/leanFind';
import { AppError, notFound } from '../../platform/errors/appError';
import { removeParts } from '../../platform/trash/trashedParts';
import type { ActivityCount, SeasonHeads } from '../activities/activity.model';
import { checkSeason, getActivity, seasonName } from '../activities/activity.service';
import { volunteerTexts, what } from '../volunteers.texts';
import { type Participation, type Volunteer, VolunteerModel } from '../volunteers/volunteer.model';
import { getVolunteer, THERE } from '../volunteers/volunteer.service';
import { activityObeys, shiftIdsOf } from './shift.service';

/** As the trash calls somebody's season in an activity. */
export const PARTICIPATION = 'Participation';

/** What a season in an activity obeys: who joins does so once. */
export const participationObeys = {
  where: ({ activityId, season }) => ({
    ...THERE,
    participations: { $not: { $elemMatch: { activityId, season } } },
  }),
  async inTheWay(comes, { name, participations }) {
    const { activityId, season } = comes;
    const isIn = participations.some((one) => one.activityId === activityId && one.season === season);
    return isIn ? { message: volunteerTexts.joinedAnew(name) } : activityObeys.inTheWay(comes);
  },
} satisfies Obeys<Participation, Volunteer>;

/** Adds somebody to an activity for a season. Doing so twice is harmless. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addToActivity(
  actor: SessionUser,
  volunteerId: string,
  { activityId, season }: Participation,
): Promise<Volunteer> {
  checkSeason(season);
  const { name } = await getActivity(activityId);
  await mustObey(activityObeys, { activityId }, null);
  const after = await change(
    { _id: volunteerId, ...participationObeys.where({ activityId, season }) },
    {
      $push: {
        participations: { activityId, season },
        ...pushLogLine(actor, `doet mee met ${name} in ${seasonName(season)}`),
      },
    },
  );
  return after ?? getVolunteer(volunteerId);
}

/** Takes somebody out of an activity for a season; the other seasons stay. @throws BAD_USER_INPUT, NOT_FOUND */
export async function removeFromActivity(
  actor: SessionUser,
  volunteerId: string,
  { activityId, season }: Participation,
): Promise<Volunteer> {
  const { name } = await getActivity(activityId);
  const shiftIds = await shiftIdsOf(activityId, season);
  if (!canBeId(VolunteerModel as never, volunteerId)) throw notFound(what.volunteer);
  const after = await removeParts<Volunteer>({
    model: VolunteerModel,
    filter: {
      _id: volunteerId,
      'shifts.shiftId': { $nin: shiftIds },
      participations: { $elemMatch: { activityId, season } },
    },
    entity: PARTICIPATION,
    parts: { participations: { activityId, season } },
    also: { $push: pushLogLine(actor, `doet niet meer mee met ${name} in ${seasonName(season)}`) },
  });
  if (after) return after;
  const volunteer = await getVolunteer(volunteerId);
  if (volunteer.shifts.some(({ shiftId }) => shiftIds.includes(shiftId))) {
    throw new AppError('BAD_USER_INPUT', volunteerTexts.onShift);
  }
  return volunteer;
}

async function change(filter: Record<string, unknown>, update: object): Promise<Volunteer | null> {
  if (!canBeId(VolunteerModel as never, String(filter._id))) throw notFound(what.volunteer);
  return VolunteerModel.findOneAndUpdate(filter as never, update, {
    returnDocument: 'after',
    lean: leanWithId,
  });
}

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
