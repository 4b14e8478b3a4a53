import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { type Participant, ParticipantModel } from './participant.model';
import { deleteParticipant } from './participant.service';

/** Who enrolled for the song festival. */
export const participantPersonalData = personalDataOf<Participant>({
  key: 'participants',
  title: 'Deelnemers liedjesfestival',
  stays: '',
  model: ParticipantModel,
  what: 'Deze deelnemer',
  searched: ['contactName', 'contactEmail', 'actName'],
  tell: ({ contactName, contactEmail, actName, year }) => ({
    name: contactName,
    detail: `${contactEmail}, ${actName} (${year})`,
  }),
  erase: async (portal, _actor, id) => {
    await deleteParticipant(portal, id);
  },
});
