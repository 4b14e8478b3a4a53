import { registerEnumType } from 'type-graphql';

/** What happens on a date of a recurring invoice. */
export enum RecurringAction {
  propose = 'propose',
  send = 'send',
}

/** Whether a recurring invoice goes on. */
export enum RecurringState {
  active = 'active',
  paused = 'paused',
  stopped = 'stopped',
  /** It has had its last date; computed. */
  finished = 'finished',
}

/** What becomes of a date of a recurring invoice, until its invoice is there. */
export enum ProposalState {
  waiting = 'waiting',
  /** Its invoice is being made, or a crash came between: it is not skipped any more. */
  issuing = 'issuing',
  skipped = 'skipped',
}

registerEnumType(RecurringAction, {
  name: 'RecurringAction',
  description: 'What happens on a date of a recurring invoice.',
  valuesConfig: {
    propose: { description: 'Klaarzetten: it waits for a person.' },
    send: { description: 'Meteen versturen: it is issued and mailed.' },
  },
});
registerEnumType(RecurringState, {
  name: 'RecurringState',
  description: 'Whether a recurring invoice goes on.',
  valuesConfig: {
    active: { description: 'Loopt.' },
    paused: { description: 'Gepauzeerd: dates that come are passed over.' },
    stopped: { description: 'Gestopt, for good.' },
    finished: { description: 'Klaar: it has had its last date.' },
  },
});
