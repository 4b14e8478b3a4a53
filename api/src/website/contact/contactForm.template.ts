import type { MailTemplate } from '../../platform/mail/mailJob';
import { contactSubjectLabels } from '../website.enums';
import type { ContactMessageInput } from './contact.input';

/** The mail with what a visitor wrote in the contact form; a reply goes to the visitor. */
export const contactFormTemplate: MailTemplate = async ({ data }) => {
  const { subject, name, email, text } = data as unknown as ContactMessageInput;
  const label = contactSubjectLabels[subject];
  return {
    subject: `Contactformulier ${label}: ${name}`,
    replyTo: { name, address: email },
    text: [`Onderwerp: ${label}`, `Van: ${name}, ${email}`, '', text].join('\n'),
  };
};
