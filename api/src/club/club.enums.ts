import { registerEnumType } from 'type-graphql';

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

registerEnumType(ClubGender, {
  name: 'ClubGender',
  description: 'The gender of a club member.',
  valuesConfig: { m: { description: 'Man.' }, f: { description: 'Woman.' } },
});
registerEnumType(ClubDelivery, {
  name: 'ClubDelivery',
  description: 'How a club member likes to be written to.',
  valuesConfig: {
    post: { description: 'Per post: a letter.' },
    email: { description: 'Per e-mail; a letter all the same when their address does not work.' },
  },
});
registerEnumType(ClubEndReason, {
  name: 'ClubEndReason',
  description: 'Why somebody is no member any more.',
  valuesConfig: {
    resigned: { description: 'Opgezegd: they ended it themselves.' },
    deceased: { description: 'Overleden: they died.' },
    moved: { description: 'Verhuisd: they moved away.' },
    other: { description: 'Anders: something else.' },
  },
});
registerEnumType(ClubPaymentVia, {
  name: 'ClubPaymentVia',
  description: 'How a paid year came to be known.',
  valuesConfig: {
    manual: { description: 'Ingevoerd: entered by hand.' },
    imported: { description: 'Geïmporteerd: from a file.' },
    bank: { description: 'Via de bank: a line of the bank was matched to it.' },
    online: { description: 'Online: by a payment link of the payment provider.' },
  },
});
registerEnumType(LetterParagraphType, {
  name: 'LetterParagraphType',
  description: 'What a paragraph of a letter is.',
  valuesConfig: {
    text: { description: 'Text alone.' },
    paymentModule: {
      description: 'The paragraph that says how to pay; one at most, and only where a payment is asked.',
    },
  },
});
registerEnumType(ClubReportType, {
  name: 'ClubReportType',
  description: 'What a report of the club lists.',
  valuesConfig: {
    reception: { description: 'Jubilarians, for the reception.' },
    totalPays: { description: 'All who paid.' },
    homeVisit: { description: 'Who did not pay and is to be visited, by town and street.' },
    backup: { description: 'Everybody with everything.' },
  },
});
