import { describeEnum } from '../platform/schema/describeEnum';

/** The gender of a club member. */
export enum ClubGender {
  m = 'm',
  f = 'f',
}

/** How somebody likes to be written to. */
export enum ClubDelivery {
  post = 'post',
  email = 'email',
}

/** Why somebody is no member any more. */
export enum ClubEndReason {
  resigned = 'resigned',
  deceased = 'deceased',
  moved = 'moved',
  other = 'other',
}

/** How a paid year came to be known. */
export enum ClubPaymentVia {
  manual = 'manual',
  imported = 'imported',
  bank = 'bank',
  online = 'online',
}

/** What a paragraph of a letter is. */
export enum LetterParagraphType {
  text = 'text',
  paymentModule = 'paymentModule',
}

/** The Word reports of the club. */
export enum ClubReportType {
  reception = 'reception',
  totalPays = 'totalPays',
  homeVisit = 'homeVisit',
  backup = 'backup',
}

describeEnum({ ClubGender }, 'The gender of a club member.', { m: 'Man.', f: 'Woman.' });
describeEnum({ ClubDelivery }, 'How a club member likes to be written to.', {
  post: 'Per post: a letter.',
  email: 'Per e-mail; a letter all the same when their address does not work.',
});
describeEnum({ ClubEndReason }, 'Why somebody is no member any more.', {
  resigned: 'Opgezegd: they ended it themselves.',
  deceased: 'Overleden: they died.',
  moved: 'Verhuisd: they moved away.',
  other: 'Anders: something else.',
});
describeEnum({ ClubPaymentVia }, 'How a paid year came to be known.', {
  manual: 'Ingevoerd: entered by hand.',
  imported: 'Geïmporteerd: from a file.',
  bank: 'Via de bank: a line of the bank was matched to it.',
  online: 'Online: by a payment link of the payment provider.',
});
describeEnum({ LetterParagraphType }, 'What a paragraph of a letter is.', {
  text: 'Text alone.',
  paymentModule: 'The paragraph that says how to pay; one at most, and only where a payment is asked.',
});
describeEnum({ ClubReportType }, 'What a report of the club lists.', {
  reception: 'Jubilarians, for the reception.',
  totalPays: 'All who paid.',
  homeVisit: 'Who did not pay and is to be visited, by town and street.',
  backup: 'Everybody with everything.',
});
