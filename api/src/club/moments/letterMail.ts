import encodeQR from 'qr';

import type { MailContent } from '../../platform/mail/mailJob';
import { modulesPng } from '../../platform/pictures/png';
import { inHtml } from '../../platform/text/plainText';
import { jointSalutation } from '../members/households/householdNames';
import { nameOf } from '../members/memberFacts';
import { cardsOf, CLUB, type LetterContent, paymentOf, sumOf } from './letterContent';
import { withFields } from './letterText';

/** Of the picture with the code to pay by. */
const CODE_ID = 'betaalcode';

/** A line of a mail, or several that belong together. */
type Part = string | { lines: readonly string[]; heading?: string; link?: string };

/** A letter of the club as a mail: the same text, the payment as link and code (docs/domain/club.md, C100). */
export function letterMail(content: LetterContent): MailContent {
  const { foundation, moment, members, year, detailsUrls } = content;
  const amount = sumOf(content);
  const payment = paymentOf(content);
  const cards = cardsOf(content);
  const cardPart: Part[] = cards ? [{ heading: cards.heading, lines: [cards.text] }] : [];
  const hasModule = moment.letter.some(({ type }) => type === 'paymentModule');
  const filled = (text: string) => withFields(text, members, year, amount).trim();
  const parts: Part[] = [
    jointSalutation(members),
    ...moment.letter.flatMap(({ type, text }): Part[] => {
      if (type !== 'paymentModule') return paragraphsOf(filled(text));
      const link = payment.how.find(({ isLink }) => isLink)?.text;
      const how = payment.how.filter(({ isLink }) => !isLink).map((one) => one.text);
      const lines = [...payment.shares, ...paragraphsOf(filled(text)), ...how];
      return [{ heading: payment.heading, lines, link }, ...cardPart];
    }),
    ...(hasModule ? [] : cardPart),
    { lines: ['Met carnavaleske groet,', `${CLUB}, ${foundation.name}`] },
    ...members.flatMap((member, at): Part[] => {
      const url = detailsUrls[at];
      if (!url) return [];
      const heading =
        members.length > 1 ? `${nameOf(member)}, kloppen je gegevens nog?` : 'Kloppen je gegevens nog?';
      const line = `Bekijk en verbeter je adres, e-mail en telefoon, en of je liever post of e-mail krijgt. Je lidnummer is ${member.id}.`;
      return [{ heading, lines: [line], link: url }];
    }),
    'De links in deze mail zijn alleen voor jou: stuur hem niet door.',
  ];
  const code = hasModule ? payment.code : undefined;
  return {
    subject: moment.title,
    senderName: CLUB,
    ...(foundation.email && { replyTo: { name: CLUB, address: foundation.email } }),
    text: parts.map(asText).join('\n\n'),
    html: parts
      .map((part) => asHtml(part, part === codePart(parts, payment.heading) ? code?.description : undefined))
      .join(''),
    ...(code && {
      attachments: [
        {
          filename: 'betaalcode.png',
          content: modulesPng(encodeQR(code.text, 'raw', { ecc: 'medium', border: 2 }), 4),
          contentType: 'image/png',
          cid: CODE_ID,
        },
      ],
    }),
  };
}

/** The part below which the code stands. */
function codePart(parts: readonly Part[], heading: string): Part | undefined {
  return parts.find((part) => typeof part !== 'string' && part.heading === heading);
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim());
}

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  return [part.heading, ...part.lines, part.link].filter(Boolean).join('\n');
}

/** @param code what the picture with the code is, when it stands below this part */
function asHtml(part: Part, code?: string): string {
  const lines = (text: string) => inHtml(text).replaceAll('\n', '<br>');
  if (typeof part === 'string') return `<p>${lines(part)}</p>`;
  const { heading, link } = part;
  return [
    heading && `<p><strong>${lines(heading)}</strong></p>`,
    ...part.lines.map((line) => `<p>${lines(line)}</p>`),
    link && `<p><a href="${inHtml(link)}">${inHtml(link)}</a></p>`,
    code && `<p><img src="cid:${CODE_ID}" alt="${inHtml(code)}" width="160" height="160"></p>`,
  ]
    .filter(Boolean)
    .join('');
}
