import { registerEnumType } from 'type-graphql';

/** The two lists of meeting documents. */
export enum SecretaryDocumentKind {
  agenda = 'agenda',
  notulen = 'notulen',
}

/** The two cards on the tab 'Documenten' of a committee. */
export enum CommissionDocumentKind {
  script = 'script',
  doc = 'doc',
}

/** When in an event something is done, in this order. */
export enum TimeType {
  upFront = 'upFront',
  duringEvent = 'duringEvent',
  afterEvent = 'afterEvent',
}

/** The months in the order of the season: June is the first. */
export enum Month {
  juni = 'juni',
  juli = 'juli',
  augustus = 'augustus',
  september = 'september',
  oktober = 'oktober',
  november = 'november',
  december = 'december',
  januari = 'januari',
  februari = 'februari',
  maart = 'maart',
  april = 'april',
  mei = 'mei',
}

registerEnumType(SecretaryDocumentKind, { name: 'SecretaryDocumentKind' });
registerEnumType(TimeType, {
  name: 'TimeType',
  description: 'Before, during or after the event; in this order.',
});
registerEnumType(Month, { name: 'Month', description: 'In the order of the season: June to May.' });
