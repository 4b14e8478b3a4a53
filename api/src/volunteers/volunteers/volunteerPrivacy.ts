import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { madeBefore, retentionOf } from '../../platform/privacy/collectionPrivacy';
import { getRecord } from '../../platform/records/records';
import { seasonOfDay } from '../activities/activity.service';
import { deleteVolunteer, forgetUnconfirmed } from '../shifts/removal.service';
import { what } from '../volunteers.texts';
import { type Volunteer, VolunteerModel } from './volunteer.model';
import { THERE } from './volunteer.service';

/** Volunteers of the Boerenploeg. */
export const volunteerPersonalData = personalDataOf<Volunteer>({
  key: 'volunteers',
  title: 'Vrijwilligers',
  stays: 'In welke seizoenen en diensten iemand meedeed blijft zonder naam, voor de tellingen.',
  model: VolunteerModel,
  what: what.volunteer,
  searched: ['name', 'email'],
  // Who signed up a moment ago too.
  only: { erased: { $ne: true } },
  tell: ({ name, email }) => ({ name, detail: email }),
  erase: async (_portal, actor, id) => {
    const { pendingEmail } = await getRecord<Volunteer>(VolunteerModel, id, what.volunteer);
    if (pendingEmail) await forgetUnconfirmed(id, {});
    else await deleteVolunteer(actor, id);
  },
});

/** Volunteers who did not take part for three seasons: the coordinators decide, for they may come back. */
export const volunteerRetention = retentionOf({
  key: 'volunteers',
  title: 'Vrijwilligers',
  term: 'Drie seizoenen zonder activiteit',
  outcome: 'Vraag of ze nog mee willen doen, of verwijder ze bij de Boerenploeg',
  model: VolunteerModel as never,
  years: 3,
  filter: (until, now) => ({
    ...THERE,
    ...madeBefore(until),
    participations: { $not: { $elemMatch: { season: { $gt: seasonOfDay(dateInAmsterdam(now)) - 3 } } } },
  }),
});
