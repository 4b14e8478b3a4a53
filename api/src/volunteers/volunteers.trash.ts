import { Permission } from '../identity/catalogue/permission.enum';
import { inTrash, trashOfHolders, type TrashViewer } from '../identity/trash/trashSource';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import { ActivityModel, type Shift, ShiftModel } from './activities/activity.model';
import { seasonName } from './activities/seasons';
import { PARTICIPATION, participationObeys } from './shifts/participation.service';
import { forgetErased, VOLUNTEER } from './shifts/removal.service';
import { activityObeys } from './shifts/shift.service';
import { refillShift } from './shifts/shiftPlaces.service';
import { type VolunteerSkill, VolunteerSkillModel } from './skills/skill.model';
import { type Participation, type Volunteer, VolunteerModel } from './volunteers/volunteer.model';
import { THERE, volunteerObeys } from './volunteers/volunteer.service';

async function nameOfActivity(id: unknown): Promise<string> {
  return (await ActivityModel.findById(id).select({ name: 1 }).lean())?.name ?? '';
}

/** Of who was deleted themselves nothing comes back before them. */
async function ofVolunteers(viewer: TrashViewer): Promise<object | null> {
  return (await trashOfHolders(Permission.vol)(viewer)) && THERE;
}

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
    obeys: activityObeys,
    restored: (_portal, shift) => refillShift(shift),
  }),
  inTrash<VolunteerSkill>({
    entity: 'VolunteerSkill',
    label: 'Vaardigheid',
    operations: ['deleteVolunteerSkill'],
    model: VolunteerSkillModel,
    of: trashOfHolders(Permission.vol),
    title: ({ name }) => name,
  }),
  inTrash<Volunteer>({
    entity: VOLUNTEER,
    label: 'Vrijwilliger',
    operations: ['deleteVolunteer'],
    model: VolunteerModel,
    isPart: true,
    of: trashOfHolders(Permission.vol),
    title: ({ name }) => name,
    obeys: volunteerObeys,
    condition: { erased: true },
    gone: (_portal, { id }) => forgetErased(id),
  }),
  inTrash<Volunteer, Participation>({
    entity: PARTICIPATION,
    label: 'Deelname aan een activiteit',
    operations: ['removeVolunteerFromActivity'],
    model: VolunteerModel,
    isPart: true,
    of: ofVolunteers,
    title: async ({ name }, [part]) =>
      `${name} bij ${await nameOfActivity(part?.activityId)} in ${seasonName(Number(part?.season))}`,
    obeys: participationObeys,
  }),
];
