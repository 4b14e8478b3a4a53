import { describeEnum } from '../../platform/schema/describeEnum';

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

describeEnum({ RecurringAction }, 'What happens on a date of a recurring invoice.', {
  propose: 'Klaarzetten: it waits for a person.',
  send: 'Meteen versturen: it is issued and mailed.',
});
describeEnum({ RecurringState }, 'Whether a recurring invoice goes on.', {
  active: 'Loopt.',
  paused: 'Gepauzeerd: dates that come are passed over.',
  stopped: 'Gestopt, for good.',
  finished: 'Klaar: it has had its last date.',
});
