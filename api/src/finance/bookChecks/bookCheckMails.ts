import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { type BookCheck, BookCheckModel } from './bookCheck.model';
import { addBookCheckLink } from './bookCheck.service';

/** Mails somebody a private link to the books of a year; not once their access was taken away or is over. */
export function bookCheckTemplate({ foundation, publicUrl }: Settings): MailTemplate {
  return async ({ to, data }) => {
    const found = await checkFor(data, to);
    const link = found && (await addBookCheckLink(found.check.id, publicUrl));
    if (!link) return null;
    const { check, title } = found;
    return {
      subject: `Kascontrole ${title} van ${foundation.name}`,
      ...replyTo(foundation),
      text: [
        `Beste ${check.name},`,
        `${check.invitedBy} vraagt je om de boeken van ${title} na te kijken. Op deze pagina staat elke boeking met de bon en de regel van de bank. Je vinkt af wat je hebt gezien, trekt een steekproef en stelt je vragen:`,
        link,
        `De link werkt tot en met ${formatCalendarDate(check.until)} en is alleen voor jou. Veranderen kun je er niets in de boeken.`,
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
    };
  };
}

/** Tells who checks the books what was answered, with a link as long as they have access. */
export function bookCheckAnswerTemplate({ foundation, publicUrl }: Settings): MailTemplate {
  return async ({ to, data }) => {
    const found = await checkFor(data, to);
    const { questionId } = data as { questionId?: string };
    const question = found?.check.questions.find(({ id }) => id === questionId);
    if (!found || !question?.answeredAt) return null;
    const link = await addBookCheckLink(found.check.id, publicUrl);
    return {
      subject: `Antwoord op je vraag over ${found.title}`,
      ...replyTo(foundation),
      text: [
        `Beste ${found.check.name},`,
        `Over ${question.about} vroeg je:`,
        question.text,
        `${question.answeredBy} antwoordt:`,
        question.answer,
        ...(link ? [`Verder met de kascontrole: ${link}`] : []),
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
    };
  };
}

/** What somebody checks, while the mail is still for them. */
async function checkFor(data: object, to: string): Promise<{ check: BookCheck; title: string } | null> {
  const { id } = data as { id: string };
  const check = await BookCheckModel.findOne({ _id: id, email: to }).lean(leanWithId);
  const year =
    check && (await AccountancyYearModel.findById(check.yearId).select({ title: 1 }).lean(leanWithId));
  return check && year ? { check, title: year.title } : null;
}

function replyTo({ name, email }: Settings['foundation']) {
  return email ? { replyTo: { name, address: email } } : {};
}
