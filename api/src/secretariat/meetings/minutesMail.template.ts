import { isValidObjectId } from 'mongoose';

import { withoutEnded } from '../../identity/people/people.loaders';
import { UserModel } from '../../identity/people/user.model';
import { hasDbPermission } from '../../identity/permissions/userRights';
import { leanWithId } from '../../platform/database/reading/leanFind';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { mayGetMinutes } from './minutesMail.service';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { titleOf } from './secretaryDocument.service';

/** Tells a chair that there are new minutes; looks again, when it is sent, whether that chair may see them. */
export function minutesTemplate(settings: Settings): MailTemplate {
  return async ({ data }) => {
    const { documentId, userId } = data as { documentId: string; userId: string };
    const [document, stored] = await Promise.all([
      isValidObjectId(documentId) ? SecretaryDocumentModel.findById(documentId).lean(leanWithId) : null,
      UserModel.findById(userId).select({ name: 1, permissions: 1 }).lean(leanWithId),
    ]);
    const user = stored && { ...stored, permissions: withoutEnded(stored.permissions) };
    if (!document || !user || !(await mayGetMinutes(user))) return null;
    if (document.dbOnly && !hasDbPermission(user, settings)) return null;
    const title = titleOf(document);
    return {
      subject: `Nieuwe notulen: ${title}`,
      text: [
        `Beste ${user.name},`,
        `Er zijn notulen bij gekomen: ${title}.`,
        `Je leest ze op ${settings.publicUrl}/notulenagendas`,
        'Wil je deze mail niet meer? Zet hem dan op die pagina uit.',
      ].join('\n\n'),
    };
  };
}
