import type { Area } from '../identity/area';
import { ActivityModel, ShiftModel } from './activities/activity.model';
import { ActivityResolver, ShiftResolver } from './activities/activity.resolver';
import { demoVolunteers } from './volunteers.demo';
import { activityMailTemplate, ownShiftsTemplate } from './volunteers.templates';
import { volunteersTrash } from './volunteers.trash';
import { VolunteerModel } from './volunteers/volunteer.model';
import { VolunteerResolver } from './volunteers/volunteer.resolver';

/** The volunteer pool, Boerenploeg: volunteers, activities and shifts. */
export const volunteers: Area = {
  name: 'volunteers',
  resolvers: [VolunteerResolver, ActivityResolver, ShiftResolver],
  models: [VolunteerModel, ActivityModel, ShiftModel],
  extensions: volunteersTrash,
  mailTemplates: (settings) => ({
    activityMail: activityMailTemplate,
    ownShifts: ownShiftsTemplate(settings),
  }),
  demo: demoVolunteers,
};
