import { isValidObjectId } from 'mongoose';

import { belongsToday } from '../../identity/people/people.loaders';
import { UserModel } from '../../identity/people/user.model';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatInAmsterdam, todayInAmsterdam } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { TransactionModel } from '../books/transaction.model';
import { countToDecide, waiting } from './declaration.service';

/** So many are named. */
const NAMED = 10;

type Board = Pick<Settings, 'dbCommissionId' | 'dbUserId'>;

/** The filter of who decides today; undefined: nobody does. */
function boardToday({ dbCommissionId, dbUserId }: Board): object | undefined {
  const ways = [
    ...(dbCommissionId ? [belongsToday(dbCommissionId)] : []),
    ...(dbUserId && isValidObjectId(dbUserId) ? [{ _id: dbUserId }] : []),
  ];
  return ways.length > 0 ? { $or: ways, deactivation: null } : undefined;
}

/** Mails each of the board what waits for a decision: once a day at most, also when this is done again. */
export async function mailDigests(
  { mail, settings }: Pick<PortalContext, 'mail' | 'settings'>,
  today = todayInAmsterdam(),
): Promise<void> {
  const board = boardToday(settings);
  if (!board || !(await TransactionModel.exists(waiting))) return;
  const members = await UserModel.find(board).select({ email: 1 }).lean(leanWithId);
  for (const { id, email } of members) {
    if ((await countToDecide({ id })) === 0) continue;
    const key = `declarations waiting ${today} ${id}`;
    await mail.enqueueOnce(key, { template: 'declarationDigest', to: email, data: { userId: id } });
  }
}

/** What waits for a decision of one of the board; nothing when that is nothing by now, or they are not of it any more. */
export function declarationDigestTemplate(settings: Settings): MailTemplate {
  return async ({ to, data }) => {
    const { userId } = data as { userId: string };
    const board = boardToday(settings);
    const member =
      board && (await UserModel.findOne({ $and: [board, { _id: userId, email: to }] }).lean(leanWithId));
    if (!member) return null;
    const theirs = { ...waiting, createdBy: { $ne: userId } };
    const count = await TransactionModel.countDocuments(theirs);
    if (count === 0) return null;
    const oldest = await TransactionModel.find(theirs).sort({ _id: 1 }).limit(NAMED).lean(leanWithId);
    const subject = count === 1 ? 'Er wacht een declaratie' : `Er wachten ${count} declaraties`;
    const lines = oldest.map(
      ({ creationDate, creator, description, amount }) =>
        `- ${formatInAmsterdam(creationDate)} ${creator}: ${description}, ${formatCents(-amount)}`,
    );
    const more = count > NAMED ? [`- en nog ${count - NAMED}`] : [];
    return {
      subject: `${subject} op een besluit`,
      text: [
        `Beste ${member.name},`,
        [`${subject} op een besluit van het bestuur:`, ...lines, ...more].join('\n'),
        `Beslissen: ${settings.publicUrl}/financien`,
      ].join('\n\n'),
    };
  };
}
