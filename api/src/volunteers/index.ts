import type { Area } from '../identity/area';
import { mailingBy } from '../identity/mailings/mailing.template';
import { personalDataSources } from '../identity/privacy/personalDataSource';
import { retentionRules } from '../platform/privacy/collectionPrivacy';
import { ActivityModel, ShiftModel } from './activities/activity.model';
import { moveActivities } from './activities/activity.moving';
import { ActivityResolver, ShiftResolver } from './activities/activity.resolver';
import { DayResolver, NextSeasonResolver } from './shifts/day.resolver';
import { ASK_MAILING } from './shifts/ownShifts.service';
import { remindersJob } from './shifts/reminders.job';
import { placesJob } from './signUps/places.job';
import { SignUpResolver } from './signUps/signUp.resolver';
import { VolunteerSkillModel } from './skills/skill.model';
import { VolunteerSkillResolver } from './skills/skill.resolver';
import { demoVolunteers } from './volunteers.demo';
import { volunteerDoubles } from './volunteers.doubles';
import { volunteersAgenda, volunteersHome } from './volunteers.home';
import { volunteersNotifications } from './volunteers.notifications';
import { volunteersPrivacy } from './volunteers.privacy';
import { volunteersReferences, volunteersTrash } from './volunteers.references';
import { volunteersAudience, volunteersSearch } from './volunteers.search';
import {
  ownShiftsTemplate,
  placeFreeTemplate,
  replacementTemplate,
  shiftMovedTemplate,
  shiftReminderTemplate,
  signUpDecidedTemplate,
  signUpTemplate,
} from './volunteers.templates';
import { volunteersWords } from './volunteers.words';
import { VolunteerModel } from './volunteers/volunteer.model';
import { moveVolunteers } from './volunteers/volunteer.moving';
import { VolunteerResolver } from './volunteers/volunteer.resolver';
import { volunteerPersonalData, volunteerRetention } from './volunteers/volunteerPrivacy';

/** The volunteer pool, Boerenploeg: volunteers, activities and shifts. */
export const volunteers: Area = {
  name: 'volunteers',
  resolvers: [
    VolunteerResolver,
    ActivityResolver,
    ShiftResolver,
    SignUpResolver,
    VolunteerSkillResolver,
    DayResolver,
    NextSeasonResolver,
  ],
  words: volunteersWords,
  models: [VolunteerModel, ActivityModel, ShiftModel, VolunteerSkillModel],
  privacy: volunteersPrivacy,
  mailTemplates: (settings) => ({
    ownShifts: ownShiftsTemplate(settings),
    [ASK_MAILING]: mailingBy(settings, ownShiftsTemplate(settings), 'volunteerId'),
    placeFree: placeFreeTemplate(settings),
    replacement: replacementTemplate(settings),
    shiftMoved: shiftMovedTemplate(settings),
    shiftReminder: shiftReminderTemplate(settings),
    signUp: signUpTemplate(settings),
    signUpDecided: signUpDecidedTemplate(settings),
  }),
  jobs: [placesJob, remindersJob],
  extensions: [
    volunteerDoubles,
    volunteersAgenda,
    volunteersAudience,
    ...volunteersHome,
    ...volunteersNotifications,
    volunteersSearch,
    ...volunteersTrash,
    ...volunteersReferences,
    personalDataSources.with(volunteerPersonalData),
    retentionRules.with(volunteerRetention),
  ],
  moves: [moveActivities, moveVolunteers],
  demo: demoVolunteers,
};
