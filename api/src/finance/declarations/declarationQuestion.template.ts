import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/leanWithId';
import type { MailTemplate } from '../../platform/mail/mailJob';
import { formatCents } from '../../platform/text/formatCents';
import { TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';

/**
 * Tells whoever declared what the board asks; nothing when it was withdrawn, answered or decided since.
 * @param publicUrl the portal's address, no slash at the end
 */
export function declarationQuestionTemplate(publicUrl: string): MailTemplate {
  return async ({ data }) => {
    const { transactionId, at } = data as { transactionId: string; at: number };
    const declaration = isValidObjectId(transactionId)
      ? await TransactionModel.findById(transactionId).lean(leanWithId)
      : null;
    const question = declaration?.messages[at];
    if (declaration?.state !== TransactionState.asked || !question) return null;
    const { creator, description, amount } = declaration;
    return {
      subject: `Vraag over je declaratie: ${description}`,
      text: [
        `Beste ${creator},`,
        `${question.name} heeft een vraag over je declaratie (${description}, ${formatCents(-amount)}):`,
        question.text,
        `Antwoord op ${publicUrl}/declaraties. Daar kun je ook iets verbeteren of een bon toevoegen.`,
      ].join('\n\n'),
    };
  };
}
