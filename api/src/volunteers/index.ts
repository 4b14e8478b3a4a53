import type { Area } from '../core/area';
import { ActivityModel, ShiftModel } from './activity.model';
import { ActivityResolver, ShiftResolver } from './activity.resolver';
import { VolunteerModel } from './volunteer.model';
import { VolunteerResolver } from './volunteer.resolver';
import { demoVolunteers } from './volunteers.demo';
import { volunteersRules } from './volunteers.rules';
import { activityMailTemplate, ownShiftsTemplate } from './volunteers.templates';

/** The volunteer pool, Boerenploeg (spec 3): volunteers, activities and shifts. */
export const volunteers: Area = {
  name: 'volunteers',
  resolvers: [VolunteerResolver, ActivityResolver, ShiftResolver],
  rules: volunteersRules,
  models: [VolunteerModel, ActivityModel, ShiftModel],
  mailTemplates: (settings) => ({
    activityMail: activityMailTemplate,
    ownShifts: ownShiftsTemplate(settings),
  }),
  demo: demoVolunteers,
};
