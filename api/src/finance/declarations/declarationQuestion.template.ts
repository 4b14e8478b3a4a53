import type { MailTemplate } from '../../platform/mail/mailJob';
import { formatCents } from '../../platform/text/inDutch';
import { TransactionState } from '../books/finance.enums';
import { mailedDeclaration } from './mailedDeclaration';

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
