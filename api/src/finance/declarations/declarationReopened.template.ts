import type { MailTemplate } from '../../platform/mail/mailJob';
import { formatCents } from '../../platform/text/inDutch';
import { UNDECIDED } from '../books/finance.enums';
import { mailedDeclaration } from './mailedDeclaration';

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
