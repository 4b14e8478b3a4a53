import { askSession, earlyFetch } from './earlySession';

const DOCUMENT = 'sha256:session';
const session = { method: 'POST', body: JSON.stringify({ extensions: { documentId: DOCUMENT } }) };
const other = { method: 'POST', body: JSON.stringify({ query: '{ settings { clubName } }' }) };

let asked: jest.Mock<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  Object.assign(globalThis, { SESSION_DOCUMENT: DOCUMENT });
  asked = jest.fn((_address, _init) => Promise.resolve({ status: asked.mock.calls.length } as Response));
  globalThis.fetch = asked;
});

const numberOf = async (answer: Promise<Response>) => (await answer).status;

it('the first question of a page was asked before, and is not asked again', async () => {
  askSession();
  expect(JSON.parse(asked.mock.calls[0]?.[1]?.body as string)).toMatchObject({
    operationName: 'KitSession',
    extensions: { documentId: DOCUMENT },
  });
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('the second time it is asked anew', async () => {
  askSession();
  await earlyFetch('/graphql', session);
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(2);
});

it('after something else it is asked anew: that may have changed who is signed in', async () => {
  askSession();
  expect(await numberOf(earlyFetch('/graphql', other))).toBe(2);
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(3);
});

it('without connection who asks is told', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askSession();
  await expect(earlyFetch('/graphql', session)).rejects.toThrow('Failed to fetch');
});

it('while developing it is asked by the client alone', async () => {
  Object.assign(globalThis, { SESSION_DOCUMENT: undefined });
  askSession();
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(1);
});
