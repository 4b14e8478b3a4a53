import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { inTrash, trashOfHolders, type TrashViewer } from '../identity/trash/trashSource';
import { formatCalendarDate, todayInAmsterdam } from '../platform/dates/amsterdam';
import { ActivityModel, type Shift, ShiftModel } from './activities/activity.model';
import { seasonName } from './activities/activity.service';
import { PARTICIPATION, participationObeys } from './shifts/participation.service';
import { forgetErased, VOLUNTEER } from './shifts/removal.service';
import { activityObeys, refillShift } from './shifts/shift.service';
import { type VolunteerSkill, VolunteerSkillModel } from './skills/skill.model';
import { type Participation, type Volunteer, VolunteerModel } from './volunteers/volunteer.model';
import { THERE, volunteerObeys } from './volunteers/volunteer.service';

/** The shifts of an activity that are not over. */
function comingShifts(activityId: string): Promise<number> {
  return ShiftModel.countDocuments({ activityId, end: { $gte: todayInAmsterdam() } }).exec();
}

/** What refers to records of the volunteers. */
export const volunteersReferences = [
  referenceSources.with({
    to: ActivityModel.modelName,
    fields: ['Shift.activityId'],
    fate: 'blocks',
    hanging: {
      words: ['komende dienst', 'komende diensten'],
      count: comingShifts,
      shownTo: Permission.vol,
    },
  }),
  referenceSources.with({ to: 'Activity', fields: ['Volunteer.participations.activityId'], fate: 'stays' }),
  referenceSources.with({
    to: 'Shift',
    fields: ['Volunteer.shifts.shiftId'],
    fate: 'along',
    hanging: {
      words: ['indeling van een vrijwilliger', 'indelingen van vrijwilligers'],
      count: (shiftId) => VolunteerModel.countDocuments({ 'shifts.shiftId': shiftId }).exec(),
      shownTo: Permission.vol,
    },
  }),
  referenceSources.with({
    to: 'VolunteerSkill',
    fields: ['Volunteer.skills.skillId'],
    fate: 'along',
    hanging: {
      words: ['vrijwilliger die dit kan', 'vrijwilligers die dit kunnen'],
      count: (skillId) => VolunteerModel.countDocuments({ 'skills.skillId': skillId }).exec(),
      shownTo: Permission.vol,
    },
  }),
  referenceSources.with({ to: 'Shift', fields: ['Shift.takenFrom'], fate: 'stays' }),
  referenceSources.with({ to: 'Shift', fields: ['Volunteer.invitations'], fate: 'stays' }),
  // Out of sight, until that is undone.
  referenceSources.with({ to: 'Volunteer', fields: ['Volunteer.mergedIds'], fate: 'stays' }),
];

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
