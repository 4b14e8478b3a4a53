import { registerEnumType } from 'type-graphql';

/** Whether a mailed link still does something. */
export enum LinkState {
  valid = 'valid',
  gone = 'gone',
}

registerEnumType(LinkState, {
  name: 'LinkState',
  description: 'Whether a mailed link still does something.',
  valuesConfig: {
    valid: { description: 'It can be used.' },
    gone: { description: 'It was used, a newer one has replaced it, or its time is over.' },
  },
});
