import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';

import { createClient } from './createClient';
import { pageSession } from './pageSession';

/** The headers that each operation is sent with, by its name. */
function recording() {
  const sent: Record<string, unknown> = {};
  const link = new ApolloLink((operation) => {
    sent[operation.operationName ?? ''] = operation.getContext().headers;
    return of({ data: { me: null } });
  });
  const client = createClient({ link });
  const ask = (operation: string) => client.query({ query: gql(operation), fetchPolicy: 'no-cache' });
  return { ask, sent };
}

afterEach(() => pageSession.madeFor(undefined));

it('says for whom the page was made, but not when signing in', async () => {
  const { ask, sent } = recording();
  await ask('query Before { me }');
  pageSession.madeFor('u1');
  await ask('query After { me }');
  await ask('query KitSignIn { me }');
  await ask('query KitSignOut { me }');
  expect(sent).toEqual({
    Before: {},
    After: { 'x-portal-user': 'u1' },
    KitSignIn: undefined,
    KitSignOut: { 'x-portal-user': 'u1' },
  });
});

it('knows from the last answer whether somebody was away for too long', async () => {
  jest.useFakeTimers();
  const { ask } = recording();
  await ask('query Now { me }');
  expect(pageSession.isPast()).toBe(false);
  jest.advanceTimersByTime(12 * 3_600_000 - 1);
  expect(pageSession.isPast()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(pageSession.isPast()).toBe(true);
  jest.useRealTimers();
});
