import { registerEnumType } from 'type-graphql';

/** The gender of a club member. */
export enum ClubGender {
  m = 'm',
  f = 'f',
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

registerEnumType(ClubGender, { name: 'ClubGender' });
registerEnumType(ClubPaymentVia, {
  name: 'ClubPaymentVia',
  description:
    'By hand, from an import, matched to a line of the bank, or with a payment link of the payment provider.',
});
registerEnumType(LetterParagraphType, { name: 'LetterParagraphType' });
registerEnumType(ClubReportType, {
  name: 'ClubReportType',
  description:
    'Jubilarians for the reception, all who paid, who is to be visited, everybody with everything.',
});
