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
  description: 'propose: it waits for a person; send: it is issued and mailed.',
});
registerEnumType(RecurringState, {
  name: 'RecurringState',
  description: 'finished: it has had its last date.',
});
