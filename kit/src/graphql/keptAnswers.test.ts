import { ApolloLink, CombinedGraphQLErrors, gql } from '@apollo/client';
import { of, throwError } from 'rxjs';

import { createClient } from './createClient';
import { fromDevice } from './fromDevice';
import { KEPT } from './keptAnswers';
import { pageSession } from './pageSession';

type Answer = () => ReturnType<ApolloLink['request']>;
const gives = (list: string) => () => of({ data: { list } });
const offline = () => throwError(() => new TypeError('Failed to fetch'));
const refuses = () =>
  of({ data: null, errors: [{ message: 'Nee', extensions: { code: 'FORBIDDEN' } }] as never });

function ask(answer: Answer, { context, of: names = [] }: { context?: object; of?: string[] } = {}) {
  const client = createClient({ link: new ApolloLink(answer) });
  return client
    .query<{ list: string }>({
      query: gql('query List($names: [String!]) { list(names: $names) }'),
      variables: { names },
      fetchPolicy: 'network-only',
      context: context ?? KEPT,
    })
    .then(({ data }) => data?.list);
}

beforeEach(() => pageSession.madeFor('u1', true));
afterEach(() => {
  localStorage.clear();
  pageSession.madeFor(undefined);
  fromDevice.forget();
});

test('without a connection the last answer is given, and it is told that it is old', async () => {
  await ask(gives('eerst'));
  await ask(gives('daarna'));
  expect(fromDevice.since()).toBeUndefined();
  expect(await ask(offline)).toBe('daarna');
  expect(fromDevice.since()).toMatch(/^\d{4}-/);
});

test('only to the same question of the same person, when it asks for that', async () => {
  await ask(gives('mijn lijst'));
  await expect(ask(offline, { of: ['x'] })).rejects.toThrow();
  await expect(ask(offline, { context: {} })).rejects.toThrow();
  pageSession.madeFor('u2', true);
  await expect(ask(offline)).rejects.toThrow();
});

test('a refusal is a refusal, and is not kept', async () => {
  await ask(gives('mijn lijst'));
  await expect(ask(refuses)).rejects.toThrow(CombinedGraphQLErrors);
  expect(await ask(offline)).toBe('mijn lijst');
});

test('nothing is kept of who is not to be kept', async () => {
  pageSession.madeFor('u1', false);
  await ask(gives('mijn lijst'));
  expect(localStorage).toHaveLength(0);
});

test('at most sixteen answers are kept, the newest ones', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout'] });
  for (let turn = 0; turn < 20; turn += 1) {
    jest.setSystemTime(new Date(2026, 10, 11, 11, turn));
    await ask(gives(`lijst ${turn}`), { of: [String(turn)] });
  }
  jest.useRealTimers();
  expect(localStorage).toHaveLength(16);
  await expect(ask(offline, { of: ['0'] })).rejects.toThrow();
  expect(await ask(offline, { of: ['19'] })).toBe('lijst 19');
});

test('what is too large for a device is shown and not kept', async () => {
  await ask(gives('x'.repeat(200_000)));
  expect(localStorage).toHaveLength(0);
});
