import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { deleteVolunteer } from '../shifts/removal.service';
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
  only: THERE,
  tell: ({ name, email }) => ({ name, detail: email }),
  erase: async (_portal, actor, id) => {
    await deleteVolunteer(actor, id);
  },
});
