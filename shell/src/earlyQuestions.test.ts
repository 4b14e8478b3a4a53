import { askEarly, earlyFetch } from './earlyQuestions';

const documents = { KitSession: 'sha256:session', ShellHome: 'sha256:home' };
const question = (operationName: string, documentId: string) => ({
  method: 'POST',
  body: JSON.stringify({ operationName, variables: {}, extensions: { documentId } }),
});
const session = question('KitSession', documents.KitSession);
const home = question('ShellHome', documents.ShellHome);
const unread = question('ShellUnread', 'sha256:unread');
const signIn = question('KitSignIn', 'sha256:signIn');

let asked: jest.Mock<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  Object.assign(globalThis, { EARLY_DOCUMENTS: documents });
  asked = jest.fn((_address, _init) => Promise.resolve({ status: asked.mock.calls.length } as Response));
  globalThis.fetch = asked;
});

const numberOf = async (answer: Promise<Response>) => (await answer).status;

it('who is signed in was asked before, and is not asked again', async () => {
  askEarly('/club', true);
  expect(JSON.parse(asked.mock.calls[0]?.[1]?.body as string)).toEqual({
    operationName: 'KitSession',
    variables: {},
    extensions: { documentId: documents.KitSession },
  });
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('the second time it is asked anew', async () => {
  askEarly('/club', true);
  await earlyFetch('/graphql', session);
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(2);
});

it('after something else it is asked anew: that may have changed who is signed in', async () => {
  askEarly('/club', true);
  expect(await numberOf(earlyFetch('/graphql', unread))).toBe(2);
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(3);
});

it('on the home page of who has a session what waits was asked too, and is taken once', async () => {
  askEarly('/', true);
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(1);
  expect(await numberOf(earlyFetch('/graphql', unread))).toBe(3);
  expect(await numberOf(earlyFetch('/graphql', home))).toBe(2);
  expect(await numberOf(earlyFetch('/graphql', home))).toBe(4);
});

it('nobody gets what waits for who was signed in before', async () => {
  askEarly('/', true);
  await earlyFetch('/graphql', session);
  await earlyFetch('/graphql', signIn);
  expect(await numberOf(earlyFetch('/graphql', home))).toBe(4);
});

it('what waits is asked anew by who comes to it later', async () => {
  jest.useFakeTimers();
  askEarly('/', true);
  await earlyFetch('/graphql', session);
  jest.advanceTimersByTime(30_000);
  jest.useRealTimers();
  expect(await numberOf(earlyFetch('/graphql', home))).toBe(3);
});

it('who has no session is asked nothing more', async () => {
  askEarly('/', false);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await numberOf(earlyFetch('/graphql', home))).toBe(2);
});

it('another document of the same name is asked by itself', async () => {
  askEarly('/', true);
  await earlyFetch('/graphql', session);
  expect(await numberOf(earlyFetch('/graphql', question('ShellHome', 'sha256:of another build')))).toBe(3);
});

it('without connection who asks is told', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly('/club', true);
  await expect(earlyFetch('/graphql', session)).rejects.toThrow('Failed to fetch');
});

it('while developing it is asked by the client alone', async () => {
  Object.assign(globalThis, { EARLY_DOCUMENTS: undefined });
  askEarly('/', true);
  expect(await numberOf(earlyFetch('/graphql', session))).toBe(1);
});
