import { describeEnum } from '../platform/schema/describeEnum';

/** What has become of the sale of an advertisement. */
export enum AdvState {
  open = 'open',
  verkocht = 'verkocht',
  /** niet verkocht */
  nietVerkocht = 'nietVerkocht',
}

/** How an advertisement is paid (docs/domain/krant.md, N24). Free ones are no revenue. */
export enum AdvPaymentMethod {
  factuur = 'factuur',
  contant = 'contant',
  gratis = 'gratis',
}

/** A payment method, or none yet. */
export enum AdvPaymentChoice {
  factuur = 'factuur',
  contant = 'contant',
  gratis = 'gratis',
  leeg = 'leeg',
}

/** What is printed. */
export enum AdvType {
  /** Idem vorig jaar */
  idem = 'idem',
  /** Aanpassing nodig / nieuw */
  nieuw = 'nieuw',
}

/** The colour of an advertisement, which comes from its price category. */
export enum AdvColor {
  zwartWit = 'zwartWit',
  fullColour = 'fullColour',
}

/** Where a sold advertisement is in the editorial pipeline (docs/domain/krant.md, N31). */
export enum AdStage {
  initial = 'initial',
  editing = 'editing',
  placement = 'placement',
}

/** The lists of advertisements of an edition. */
export enum AdList {
  /** All sold ones. */
  sold = 'sold',
  initial = 'initial',
  editing = 'editing',
  placement = 'placement',
  notSold = 'notSold',
}

/** The widths by which formats are recognised. */
export enum AdWidth {
  /** 8,5 */
  one = 'one',
  /** 17 */
  two = 'two',
  /** 25,9 */
  three = 'three',
}

/** Whether a question to a seller is answered. */
export enum QuestionStatus {
  open = 'open',
  /** Opgelost */
  opgelost = 'opgelost',
}

/** What an advertiser lacks to get an invoice. */
export enum MissingField {
  adres = 'adres',
  postalCode = 'postalCode',
  city = 'city',
  email = 'email',
}

describeEnum({ AdvState }, 'What has become of the sale of an advertisement.', {
  open: 'Open: there is no outcome yet.',
  verkocht: 'Verkocht: sold.',
  nietVerkocht: 'Niet verkocht: not sold.',
});
describeEnum({ AdvPaymentMethod }, 'How an advertisement is paid.', {
  factuur: 'Factuur: by invoice.',
  contant: 'Contant: in cash.',
  gratis: 'Gratis: free; sold, but no revenue.',
});
describeEnum({ AdvPaymentChoice }, 'How an advertisement is paid, or that nothing was chosen yet.', {
  factuur: 'Factuur: by invoice.',
  contant: 'Contant: in cash.',
  gratis: 'Gratis: free; sold, but no revenue.',
  leeg: 'Leeg: none is chosen yet.',
});
describeEnum({ AdvType }, 'What is printed.', {
  idem: 'Idem vorig jaar: the same as last year.',
  nieuw: 'Aanpassing nodig / nieuw: new, or to be changed.',
});
describeEnum({ AdvColor }, 'The colour in which an advertisement is printed; it comes from its price.', {
  zwartWit: 'Zwart-wit: black and white.',
  fullColour: 'Full colour.',
});
describeEnum({ AdStage }, 'Where a sold advertisement is in the work of the editors.', {
  initial: 'Te beoordelen: to be reviewed.',
  editing: 'Te verwerken: to be made ready for print.',
  placement: 'Te plaatsen: to be put on a page.',
});
describeEnum({ AdList }, 'A list of the advertisements of an edition.', {
  sold: 'All sold ones, whatever their stage.',
  initial: 'Sold, te beoordelen: to be reviewed.',
  editing: 'Sold, te verwerken: to be made ready for print.',
  placement: 'Sold, te plaatsen: to be put on a page.',
  notSold: 'Those that were not sold.',
});
describeEnum({ AdWidth }, 'The width of an advertisement, by which its format begins.', {
  one: '8,5 cm.',
  two: '17 cm.',
  three: '25,9 cm.',
});
describeEnum({ QuestionStatus }, 'Whether a question to a seller is answered.', {
  open: 'Open: it waits for an answer.',
  opgelost: 'Opgelost: solved.',
});
describeEnum({ MissingField }, 'What an advertiser lacks to get an invoice.', {
  adres: 'The street and house number.',
  postalCode: 'The postal code.',
  city: 'The town.',
  email: 'An e-mail address with an ending of 2 to 7 letters.',
});
