import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { eraseTrash } from '../../identity/trash/eraseTrash';
import { retentionOf } from '../../platform/privacy/retentionRule';
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

/** Enrolments for the song festival of long ago. */
export const participantRetention = retentionOf({
  key: 'participants',
  title: 'Deelnemers liedjesfestival',
  term: 'Twee jaar na de inschrijving',
  outcome: 'Wordt verwijderd, met de verklaring',
  model: ParticipantModel as never,
  years: 2,
  filter: (until) => ({ createdAt: { $lt: until } }),
  keep: async (portal, id) => {
    await deleteParticipant(portal, id);
    await eraseTrash(portal, ParticipantModel as never, id);
  },
});
