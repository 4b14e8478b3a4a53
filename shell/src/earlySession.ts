/** The id of the document that asks who is signed in; undefined while developing. Defined by the build. */
declare const SESSION_DOCUMENT: string | undefined;

let early: Promise<Response> | undefined;

/**
 * Asks who is signed in before the code has come that knows what to do with the answer: by then it is here. It is for the
 * first question of the page alone (`earlyFetch`); what comes after something else was asked may be past.
 */
export function askSession(): void {
  if (typeof SESSION_DOCUMENT === 'undefined') return;
  early = fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'KitSession',
      variables: {},
      extensions: { documentId: SESSION_DOCUMENT },
    }),
  });
  // Who asks is told.
  early.catch(() => undefined);
}

/** For the client: the browser's own `fetch`, but for the session when that is the first thing it asks. */
export const earlyFetch: typeof fetch = (address, init) => {
  const answer = early;
  early = undefined;
  return answer && asksSession(init?.body) ? answer : fetch(address, init);
};

function asksSession(body: unknown): boolean {
  if (typeof body !== 'string' || typeof SESSION_DOCUMENT === 'undefined') return false;
  const { extensions } = JSON.parse(body) as { extensions?: { documentId?: string } };
  return extensions?.documentId === SESSION_DOCUMENT;
}
