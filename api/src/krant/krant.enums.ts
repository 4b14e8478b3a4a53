import { registerEnumType } from 'type-graphql';

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

registerEnumType(AdvState, {
  name: 'AdvState',
  description: 'What has become of the sale of an advertisement.',
  valuesConfig: {
    open: { description: 'Open: there is no outcome yet.' },
    verkocht: { description: 'Verkocht: sold.' },
    nietVerkocht: { description: 'Niet verkocht: not sold.' },
  },
});
registerEnumType(AdvPaymentMethod, {
  name: 'AdvPaymentMethod',
  description: 'How an advertisement is paid.',
  valuesConfig: {
    factuur: { description: 'Factuur: by invoice.' },
    contant: { description: 'Contant: in cash.' },
    gratis: { description: 'Gratis: free; sold, but no revenue.' },
  },
});
registerEnumType(AdvPaymentChoice, {
  name: 'AdvPaymentChoice',
  description: 'How an advertisement is paid, or that nothing was chosen yet.',
  valuesConfig: {
    factuur: { description: 'Factuur: by invoice.' },
    contant: { description: 'Contant: in cash.' },
    gratis: { description: 'Gratis: free; sold, but no revenue.' },
    leeg: { description: 'Leeg: none is chosen yet.' },
  },
});
registerEnumType(AdvType, {
  name: 'AdvType',
  description: 'What is printed.',
  valuesConfig: {
    idem: { description: 'Idem vorig jaar: the same as last year.' },
    nieuw: { description: 'Aanpassing nodig / nieuw: new, or to be changed.' },
  },
});
registerEnumType(AdvColor, {
  name: 'AdvColor',
  description: 'The colour in which an advertisement is printed; it comes from its price.',
  valuesConfig: {
    zwartWit: { description: 'Zwart-wit: black and white.' },
    fullColour: { description: 'Full colour.' },
  },
});
registerEnumType(AdStage, {
  name: 'AdStage',
  description: 'Where a sold advertisement is in the work of the editors.',
  valuesConfig: {
    initial: { description: 'Te beoordelen: to be reviewed.' },
    editing: { description: 'Te verwerken: to be made ready for print.' },
    placement: { description: 'Te plaatsen: to be put on a page.' },
  },
});
registerEnumType(AdList, {
  name: 'AdList',
  description: 'A list of the advertisements of an edition.',
  valuesConfig: {
    sold: { description: 'All sold ones, whatever their stage.' },
    initial: { description: 'Sold, te beoordelen: to be reviewed.' },
    editing: { description: 'Sold, te verwerken: to be made ready for print.' },
    placement: { description: 'Sold, te plaatsen: to be put on a page.' },
    notSold: { description: 'Those that were not sold.' },
  },
});
registerEnumType(AdWidth, {
  name: 'AdWidth',
  description: 'The width of an advertisement, by which its format begins.',
  valuesConfig: {
    one: { description: '8,5 cm.' },
    two: { description: '17 cm.' },
    three: { description: '25,9 cm.' },
  },
});
registerEnumType(QuestionStatus, {
  name: 'QuestionStatus',
  description: 'Whether a question to a seller is answered.',
  valuesConfig: {
    open: { description: 'Open: it waits for an answer.' },
    opgelost: { description: 'Opgelost: solved.' },
  },
});
registerEnumType(MissingField, {
  name: 'MissingField',
  description: 'What an advertiser lacks to get an invoice.',
  valuesConfig: {
    adres: { description: 'The street and house number.' },
    postalCode: { description: 'The postal code.' },
    city: { description: 'The town.' },
    email: { description: 'An e-mail address with an ending of 2 to 7 letters.' },
  },
});
