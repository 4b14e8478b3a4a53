import { leanWithId } from '../../../platform/database/reading/leanWithId';
import type { MailTemplate } from '../../../platform/mail/mailJob';
import type { Settings } from '../../../platform/settings/settings';
import { ClubMemberModel } from '../member.model';
import { addDetailsLink, DETAILS_SUBJECT, detailsUrl } from './details.service';

/** Asks a member to check the details; looks again, when it is sent, whether the address is still theirs. */
export function detailsTemplate({ publicUrl, foundation }: Settings): MailTemplate {
  return async ({ to, data }) => {
    const { memberId } = data as { memberId: string };
    const member = await ClubMemberModel.findOne({ _id: memberId, email: to }).lean(leanWithId);
    const token = member && (await addDetailsLink(memberId, 'mail', { email: to }));
    if (!token) return null;
    return {
      subject: DETAILS_SUBJECT,
      text: [
        `Beste ${member.firstName || member.lastName},`,
        'We willen je goed kunnen bereiken. Op deze pagina zie je wat we van je weten en kun je het verbeteren:',
        detailsUrl(publicUrl, token),
        'De link is alleen voor jou: stuur deze mail niet door. Hij werkt 60 dagen.',
        `Groeten van ${foundation.name || 'de Club van 111'}`,
      ].join('\n\n'),
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
    };
  };
}
