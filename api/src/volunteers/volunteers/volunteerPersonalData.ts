import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { getRecord } from '../../platform/records/records';
import { deleteVolunteer, forgetUnconfirmed } from '../shifts/removal.service';
import { what } from '../volunteers.texts';
import { type Volunteer, VolunteerModel } from './volunteer.model';

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
