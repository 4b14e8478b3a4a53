import type {
  AdStage,
  AdvColor,
  AdvPaymentChoice,
  AdvState,
  AdvType,
  AdWidth,
  MissingField,
} from './gql/graphql';

/** What has become of the sale, as the spec writes it (3, section 4). */
export const stateLabels: Readonly<Record<AdvState, string>> = {
  open: 'open',
  verkocht: 'verkocht',
  nietVerkocht: 'niet verkocht',
};

/** The ways to pay (spec 3, section 2, "Check data"). */
export const paymentLabels: Readonly<Record<AdvPaymentChoice, string>> = {
  factuur: 'Factuur',
  contant: 'Contant',
  leeg: 'leeg',
  gratis: 'gratis',
};

/** What is printed (spec 3, section 9, "Ad type options"). */
export const typeLabels: Readonly<Record<AdvType, string>> = {
  idem: 'Idem vorig jaar',
  nieuw: 'Aanpassing nodig / nieuw',
};

/** The colour of a price category (spec 3, section 9). */
export const colorLabels: Readonly<Record<AdvColor, string>> = {
  zwartWit: 'zwart-wit',
  fullColour: 'full colour',
};

/** Where a sold advertisement is (spec 3, section 4). */
export const stageLabels: Readonly<Record<AdStage, string>> = {
  initial: 'te beoordelen',
  editing: 'te verwerken',
  placement: 'te plaatsen',
};

/** The widths of formats (spec 3, section 9). */
export const widthLabels: Readonly<Record<AdWidth, string>> = { one: '8,5', two: '17', three: '25,9' };

/** What an advertiser lacks (spec 3, section 5). */
export const missingFieldLabels: Readonly<Record<MissingField, string>> = {
  adres: 'adres',
  postalCode: 'postcode',
  city: 'plaats',
  email: 'e-mail',
};
