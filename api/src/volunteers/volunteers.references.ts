import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { todayInAmsterdam } from '../platform/dates/amsterdam';
import { ActivityModel, ShiftModel } from './activities/activity.model';
import { VolunteerModel } from './volunteers/volunteer.model';

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
