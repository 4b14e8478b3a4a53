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

registerEnumType(SecretaryDocumentKind, {
  name: 'SecretaryDocumentKind',
  description: 'Which of the two lists of documents of meetings.',
  valuesConfig: { agenda: { description: 'Agenda.' }, notulen: { description: 'Notulen: minutes.' } },
});
registerEnumType(TimeType, {
  name: 'TimeType',
  description: 'When in the event something is done. The values are in that order.',
  valuesConfig: {
    upFront: { description: 'Vooraf: before it.' },
    duringEvent: { description: 'Tijdens: during it.' },
    afterEvent: { description: 'Achteraf: after it.' },
  },
});
registerEnumType(Month, {
  name: 'Month',
  description: 'A month; they are in the order of the season, June to May.',
  valuesConfig: {
    juni: { description: 'June.' },
    juli: { description: 'July.' },
    augustus: { description: 'August.' },
    september: { description: 'September.' },
    oktober: { description: 'October.' },
    november: { description: 'November.' },
    december: { description: 'December.' },
    januari: { description: 'January.' },
    februari: { description: 'February.' },
    maart: { description: 'March.' },
    april: { description: 'April.' },
    mei: { description: 'May.' },
  },
});
