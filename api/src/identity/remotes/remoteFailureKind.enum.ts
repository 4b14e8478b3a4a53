import { registerEnumType } from 'type-graphql';

/** How a remote failed in a browser. */
export enum RemoteFailureKind {
  /** Its manifest, its entry or one of its files could not be had. */
  load = 'load',
  /** It was there, and did not begin. */
  start = 'start',
  /** A page of it failed while it was shown. */
  page = 'page',
  /** It does not fit: another kit, another React. */
  refused = 'refused',
}
registerEnumType(RemoteFailureKind, {
  name: 'RemoteFailureKind',
  description: 'How a remote failed in a browser.',
  valuesConfig: {
    load: { description: 'Its manifest, its entry or one of its files could not be had.' },
    start: { description: 'It was there, and did not begin.' },
    page: { description: 'A page of it failed while it was shown.' },
    refused: { description: 'It does not fit: another kit, another React.' },
  },
});
