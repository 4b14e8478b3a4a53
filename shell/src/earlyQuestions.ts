/** The ids of the documents that are asked early, by their names; undefined while developing. Defined by the build. */
declare const EARLY_DOCUMENTS: Record<string, string> | undefined;

const SESSION = 'KitSession';
const HOME = 'ShellHome';
/** After this it is asked anew: who first had to choose a second step, say, comes to the home page later. */
const FRESH_MS = 30_000;

/** What was asked and has not been taken yet, by the name of its operation. */
const early = new Map<string, Promise<Response>>();

/**
 * Asks who is signed in, and on the home page of who has a session what waits, before the code has come that knows what to do
 * with the answers: by then they are here. They are for the first question of the page (`earlyFetch`).
 * @param path of the page @param hasSession as the server said by the frame that it sent
 */
export function askEarly(path: string, hasSession: boolean): void {
  early.clear();
  ask(SESSION);
  if (path === '/' && hasSession) ask(HOME);
  setTimeout(() => early.clear(), FRESH_MS);
}

function ask(operationName: string): void {
  const documentId = idOf(operationName);
  if (!documentId) return;
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables: {}, extensions: { documentId } }),
  });
  // Who asks is told.
  answer.catch(() => undefined);
  early.set(operationName, answer);
}

/** For the client: the browser's own `fetch`, but for what was asked early, once, and as long as the same person is signed in. */
export const earlyFetch: typeof fetch = (address, init) => {
  const { operationName = '', extensions } = questionIn(init?.body);
  const answer = extensions?.documentId === idOf(operationName) ? early.get(operationName) : undefined;
  early.delete(operationName);
  // What else kit asks may change who is signed in.
  if (!answer && operationName.startsWith('Kit')) early.clear();
  // Who is signed in is the first question; after another it may be past.
  early.delete(SESSION);
  return answer ?? fetch(address, init);
};

interface Question {
  operationName?: string;
  extensions?: { documentId?: string };
}

function questionIn(body: unknown): Question {
  if (typeof body !== 'string' || early.size === 0) return {};
  return JSON.parse(body) as Question;
}

const idOf = (operationName: string) =>
  typeof EARLY_DOCUMENTS === 'undefined' ? undefined : EARLY_DOCUMENTS[operationName];
