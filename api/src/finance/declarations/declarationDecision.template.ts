import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/leanWithId';
import type { MailTemplate } from '../../platform/mail/mailJob';
import { formatCents } from '../../platform/text/formatCents';
import { TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { placeName } from './placeName';

/** Tells whoever declared what was decided. */
export const declarationDecisionTemplate: MailTemplate = async ({ data }) => {
  const { transactionId } = data as { transactionId: string };
  const declaration = isValidObjectId(transactionId)
    ? await TransactionModel.findById(transactionId).lean(leanWithId)
    : null;
  if (!declaration) return null;
  const { creator, description, amount, state, reason, decidedBy, declaredFor } = declaration;
  const isApproved = state === TransactionState.approved;
  const what = `${description}, ${formatCents(-amount)}`;
  return {
    subject: `Declaratie ${isApproved ? 'goedgekeurd' : 'afgekeurd'}: ${description}`,
    text: [
      `Beste ${creator},`,
      `Jouw declaratie (${what}) is ${isApproved ? 'goedgekeurd' : 'afgekeurd'} door ${decidedBy}.`,
      ...(declaredFor
        ? [
            `Je koos ${declaredFor}; het bestuur zette haar bij ${await placeName(declaration.yearId, declaration.wg)}.`,
          ]
        : []),
      ...(reason ? [`${isApproved ? 'Opmerking' : 'Reden'}: ${reason}`] : []),
      ...(isApproved ? ['Het bedrag wordt bij de volgende betaalronde overgemaakt.'] : []),
    ].join('\n\n'),
  };
};
