import { type DocumentNode, Kind } from 'graphql';
import { ApiError, ownName, type TypedDocumentNode } from 'kit/graphql';

const NO_CONNECTION = 'Er is geen verbinding met de server. Controleer je internet en probeer het opnieuw.';
const AWAY = 'Het portaal is even niet bereikbaar. Probeer het zo opnieuw.';

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/**
 * Asks the API something for who has no account: by the id of the document, without a session, and without the client
 * of the portal (docs/architecture/decisions/0034).
 * @throws ApiError in words for the person, with a text for each field that was refused
 */
export async function ask<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await post<Data>({
    operationName: nameOf(document),
    variables,
    ...(await textOrId(document)),
  });
  const [error] = errors ?? [];
  if (!error && data) return data;
  const { code = 'INTERNAL_SERVER_ERROR', fields = {} } = error?.extensions ?? {};
  const named = Object.entries(fields).map(([name, text]) => [ownName(name), text] as const);
  throw new ApiError(error?.message ?? AWAY, code, Object.fromEntries(named));
}

/**
 * Uploads a file for who has no account, to be named in what is sent after it. @param folder that the API gave with a private link
 * @returns its id @throws ApiError
 */
export async function sendFile(folder: string, file: File): Promise<string> {
  const response = await fetch(`/files/${folder}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'x-file-name': encodeURIComponent(file.name) },
    body: file,
  }).catch(() => {
    throw new ApiError(NO_CONNECTION, 'NETWORK');
  });
  const answer = (await response.json().catch(() => ({}))) as Answer<never> & { file?: { id: string } };
  const [error] = answer.errors ?? [];
  if (!answer.file) throw new ApiError(error?.message ?? AWAY, error?.extensions?.code ?? 'UNAVAILABLE');
  return answer.file.id;
}

async function post<Data>(asked: object): Promise<Answer<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new ApiError(NO_CONNECTION, 'NETWORK');
  });
  try {
    return (await response.json()) as Answer<Data>;
  } catch {
    // A proxy answered in its place.
    throw new ApiError(AWAY, 'UNAVAILABLE');
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined;
}

/** Of a portal that was built the API knows all documents; while developing and in tests it is sent the text. */
async function textOrId(document: DocumentNode): Promise<object> {
  if (process.env.NODE_ENV === 'production') {
    const { __meta__ } = document as unknown as { __meta__: { hash: string } };
    return { extensions: { documentId: __meta__.hash } };
  }
  const { print } = await import('graphql');
  return { query: print(document) };
}

/**
 * Reads a file behind a private link, for who has no account. @param url where the API says that it is
 * @throws ApiError
 */
export async function readFile(url: string, token: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', headers: { 'x-private-link': token } }).catch(
    () => {
      throw new ApiError(NO_CONNECTION, 'NETWORK');
    },
  );
  if (response.ok) return response.blob();
  const { errors } = (await response.json().catch(() => ({}))) as Answer<never>;
  const [error] = errors ?? [];
  throw new ApiError(error?.message ?? AWAY, error?.extensions?.code ?? 'UNAVAILABLE');
}
