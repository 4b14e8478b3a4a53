import type { MailTemplate } from '../../platform/mail/mailJob';
import { formatCents } from '../../platform/text/inDutch';
import { TransactionState, UNDECIDED } from '../books/finance.enums';
import { mailedDeclaration } from './mailedDeclaration';
import { placeName } from './placeName';

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
