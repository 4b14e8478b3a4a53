import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { confirmationMail } from '../enrolment';
import { ParticipantModel } from './participant.model';

/** The mail to who enrolled for the song festival; none when that was removed by then. */
export function participantEnrolledTemplate(settings: Settings): MailTemplate {
  return async ({ data }) => {
    const participant = await ParticipantModel.findById(data.id).lean(leanWithId);
    if (!participant) return null;
    const { year, contactName, actName, songName, numberOfParticipants, contactPhone, contactEmail } =
      participant;
    return confirmationMail(settings, {
      what: `het liedjesfestival ${year}`,
      contactName,
      filledIn: [
        ['Act', actName],
        ['Lied', songName],
        ['Personen', numberOfParticipants],
        ['Telefoon', contactPhone],
        ['E-mail', contactEmail],
      ],
    });
  };
}
