import type {
  AdProofState,
  AdStage,
  AdvColor,
  AdvPaymentChoice,
  AdvState,
  AdvType,
  AdWidth,
  MissingField,
} from './gql/graphql';

/** What has become of the sale (3, section 4). */
export const stateLabels: Readonly<Record<AdvState, string>> = {
  open: 'open',
  verkocht: 'verkocht',
  nietVerkocht: 'niet verkocht',
};

/** The ways to pay. */
export const paymentLabels: Readonly<Record<AdvPaymentChoice, string>> = {
  factuur: 'Factuur',
  contant: 'Contant',
  leeg: 'leeg',
  gratis: 'gratis',
};

/** What is printed. */
export const typeLabels: Readonly<Record<AdvType, string>> = {
  idem: 'Idem vorig jaar',
  nieuw: 'Aanpassing nodig / nieuw',
};

/** The colour of a price category. */
export const colorLabels: Readonly<Record<AdvColor, string>> = {
  zwartWit: 'zwart-wit',
  fullColour: 'full colour',
};

/** Where a sold advertisement is. */
export const stageLabels: Readonly<Record<AdStage, string>> = {
  initial: 'te beoordelen',
  editing: 'te verwerken',
  placement: 'te plaatsen',
};

/** What became of a proof. */
export const proofLabels: Readonly<Record<AdProofState, string>> = {
  waiting: 'bij de adverteerder',
  changes: 'wijziging gevraagd',
  approved: 'akkoord',
  seen: 'telt als gezien',
  ended: 'vervallen',
};

/** The widths of formats. */
export const widthLabels: Readonly<Record<AdWidth, string>> = { one: '8,5', two: '17', three: '25,9' };

/** What an advertiser lacks. */
export const missingFieldLabels: Readonly<Record<MissingField, string>> = {
  adres: 'adres',
  postalCode: 'postcode',
  city: 'plaats',
  email: 'e-mail',
};
