import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import { oneLine } from '../../platform/text/plainText';
import { ContactSubject, contactSubjectLabels } from '../website.enums';
import type { ContactMessageInput, EditContactAddressArgs } from './contact.input';
import { type ContactAddress, ContactAddressModel } from './contact.model';

/** All subjects with their addresses, in the order in which they are shown; never written: blank, at revision 0. */
export async function listContactAddresses(): Promise<ContactAddress[]> {
  const found = await ContactAddressModel.find().lean(leanWithId);
  return Object.values(ContactSubject).map((subject) => ({
    _id: subject,
    id: subject,
    address: '',
    revision: 0,
    ...found.find(({ _id }) => _id === subject),
    subject,
  }));
}

/** Changes the address of a subject. @throws CONFLICT */
export async function editContactAddress(
  actor: SessionUser,
  { subject, revision, address }: EditContactAddressArgs,
): Promise<ContactAddress> {
  const saved = await saveAtRevision<ContactAddress>({
    model: ContactAddressModel,
    id: subject,
    revision,
    actor,
    what: 'Dit adres',
    update: { $set: { address: address.trim() } },
  });
  return { ...saved, subject };
}

/**
 * Mails what a visitor wrote to the address of the subject, or the general one when that is blank.
 * @param mailFrom the sender of all mail, who gets it when that is blank too
 */
export async function sendContactForm(
  portal: PortalContext,
  message: ContactMessageInput,
  mailFrom: string,
): Promise<void> {
  const addresses = await listContactAddresses();
  const addressOf = (subject: ContactSubject) => addresses.find((one) => one.subject === subject)?.address;
  const to = addressOf(message.subject) || addressOf(ContactSubject.algemeen) || bareAddress(mailFrom);
  const { subject, name, email, text } = message;
  await portal.mail.enqueue({
    template: 'contactForm',
    to,
    data: { subject, name: oneLine(name), email: email.trim(), text: text.trim() },
  });
}

/** The address in `Carnaval <portaal@example.nl>`. */
function bareAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

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
