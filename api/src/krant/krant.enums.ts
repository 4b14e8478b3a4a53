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

registerEnumType(AdvState, { name: 'AdvState', description: 'open, verkocht, niet verkocht.' });
registerEnumType(AdvPaymentMethod, { name: 'AdvPaymentMethod' });
registerEnumType(AdvPaymentChoice, { name: 'AdvPaymentChoice', description: 'leeg: none is chosen yet.' });
registerEnumType(AdvType, { name: 'AdvType', description: 'Idem vorig jaar, Aanpassing nodig / nieuw.' });
registerEnumType(AdvColor, { name: 'AdvColor' });
registerEnumType(AdStage, { name: 'AdStage', description: 'Of a sold advertisement.' });
registerEnumType(AdList, { name: 'AdList', description: 'sold: all of them, whatever their stage.' });
registerEnumType(AdWidth, { name: 'AdWidth', description: 'Formats that begin with 8,5, 17 or 25,9.' });
registerEnumType(QuestionStatus, { name: 'QuestionStatus' });
registerEnumType(MissingField, { name: 'MissingField' });
