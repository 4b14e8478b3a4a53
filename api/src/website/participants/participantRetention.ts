import { eraseTrash } from '../../identity/trash/eraseTrash';
import { retentionOf } from '../../platform/privacy/retentionRule';
import { ParticipantModel } from './participant.model';
import { deleteParticipant } from './participant.service';

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
