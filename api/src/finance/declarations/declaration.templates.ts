import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import type { MailTemplate } from '../../platform/mail/mailJob';
import { formatCents } from '../../platform/text/inDutch';
import { TransactionState, UNDECIDED } from '../books/finance.enums';
import { type Transaction, TransactionModel } from '../books/transaction.model';
import { placeName } from './declaration.service';

/** The declaration that a mail is about, as it is now. @param data of the mail @returns null when it is gone */
async function mailedDeclaration(data: Readonly<Record<string, unknown>>): Promise<Transaction | null> {
  const { transactionId } = data as { transactionId: string };
  return isValidObjectId(transactionId) ? TransactionModel.findById(transactionId).lean(leanWithId) : null;
}

/** Tells whoever declared what was decided; not when that was taken back by now. */
export const declarationDecisionTemplate: MailTemplate = async ({ data }) => {
  const declaration = await mailedDeclaration(data);
  if (!declaration || UNDECIDED.includes(declaration.state)) return null;
  // Of another decision, that was taken back since. What earlier releases put in the outbox does not say of which it is.
  if (data.decidedAt && data.decidedAt !== declaration.decidedAt?.toISOString()) return null;
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

/**
 * Tells whoever declared what the board asks; nothing when it was withdrawn, answered or decided since.
 * @param publicUrl the portal's address, no slash at the end
 */
export function declarationQuestionTemplate(publicUrl: string): MailTemplate {
  return async ({ data }) => {
    const { at } = data as { at: number };
    const declaration = await mailedDeclaration(data);
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

/** Tells whoever declared that the decision was taken back; not when there is another one by now. */
export const declarationReopenedTemplate: MailTemplate = async ({ data }) => {
  const declaration = await mailedDeclaration(data);
  if (!declaration || !UNDECIDED.includes(declaration.state)) return null;
  const { creator, description, amount, modifiedByName } = declaration;
  return {
    subject: `Besluit teruggenomen: ${description}`,
    text: [
      `Beste ${creator},`,
      `${modifiedByName ?? 'Het bestuur'} heeft het besluit over jouw declaratie (${description}, ${formatCents(-amount)}) teruggenomen.`,
      'Ze wacht weer op een besluit. Je hoort het als dat er is.',
    ].join('\n\n'),
  };
};
