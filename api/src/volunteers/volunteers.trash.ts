import { Permission } from '../identity/catalogue/permission.enum';
import { inTrash, trashOfHolders } from '../identity/trash/trashSource';
import type { Plain } from '../platform/audit/changedValues';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import { AppError } from '../platform/errors/appError';
import { ActivityModel, type Shift, ShiftModel } from './activities/activity.model';
import { getActivity } from './activities/activity.service';
import { seasonName } from './activities/seasons';
import { PARTICIPATION } from './shifts/participation.service';
import { forgetErased, VOLUNTEER } from './shifts/removal.service';
import { refillShift } from './shifts/shiftPlaces.service';
import { volunteerTexts } from './volunteers.texts';
import { type Volunteer, VolunteerModel } from './volunteers/volunteer.model';
import { THERE } from './volunteers/volunteer.service';

async function nameOfActivity(id: unknown): Promise<string> {
  return (await ActivityModel.findById(id).select({ name: 1 }).lean())?.name ?? '';
}

/** While an activity is archived nobody and nothing is added to it. */
async function whileOpen<R>({ activityId }: Shift, write: () => Promise<R>): Promise<R> {
  const { archived } = await getActivity(activityId);
  if (archived) throw new AppError('BAD_USER_INPUT', volunteerTexts.archived);
  return write();
}

const seasonOfPart = (part?: Plain) => ({ activityId: part?.activityId, season: part?.season });

/** What of the volunteers can be restored. */
export const volunteersTrash = [
  inTrash<Shift>({
    entity: 'Shift',
    label: 'Dienst',
    operations: ['deleteShift'],
    model: ShiftModel,
    of: trashOfHolders(Permission.vol),
    title: async ({ activityId, day, from, to }) =>
      `${await nameOfActivity(activityId)} ${formatCalendarDate(day)} ${from} - ${to}`,
    around: whileOpen,
    restored: (_portal, shift) => refillShift(shift),
  }),
  inTrash<Volunteer>({
    entity: VOLUNTEER,
    label: 'Vrijwilliger',
    operations: ['deleteVolunteer'],
    model: VolunteerModel,
    isPart: true,
    of: trashOfHolders(Permission.vol),
    title: ({ name }) => name,
    condition: () => ({ erased: true }),
    gone: (_portal, { id }) => forgetErased(id),
  }),
  inTrash<Volunteer>({
    entity: PARTICIPATION,
    label: 'Deelname aan een activiteit',
    operations: ['removeVolunteerFromActivity'],
    model: VolunteerModel,
    isPart: true,
    of: trashOfHolders(Permission.vol),
    title: async ({ name }, [part]) =>
      `${name} bij ${await nameOfActivity(part?.activityId)} in ${seasonName(Number(part?.season))}`,
    condition: (_volunteer, [part]) => ({
      ...THERE,
      participations: { $not: { $elemMatch: seasonOfPart(part) } },
    }),
  }),
];
