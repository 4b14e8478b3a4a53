import { setTimeout as delay } from 'node:timers/promises';

import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { GraphQLClient } from 'graphql-request';

import { NETWORK, type PortalError, toPortalError } from './PortalError.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * Does something again while no answer came, or it was too soon.
 * @param retries how often again, at most
 * @param task throws PortalError
 */
async function withRetries<T>(retries: number, task: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await task();
    } catch (error) {
      const wait = waitMs(error as PortalError, retry);
      if (retry >= retries || wait === undefined || wait > LONGEST_WAIT_MS) throw error;
      await delay(wait);
    }
  }
}

/** How long to wait; nothing: another attempt would come to the same. */
function waitMs({ code, details }: PortalError, retry: number): number | undefined {
  if (code === NETWORK) return FIRST_WAIT_MS * 2 ** retry;
  return details.retryAfterSeconds === undefined ? undefined : details.retryAfterSeconds * 1000;
}

/** Which portal is asked, by whom. */
export interface ClientOptions {
  /** The address of the portal, such as https://backoffice.example.nl. */
  url: string;
  /** An API token (carnaval_…). */
  token: string;
  /** How long one attempt may take, in ms; 30,000 when it is not given. */
  timeoutMs?: number;
  /** How often a failed request is sent again; 3 when it is not given. */
  retries?: number;
  /** Another `fetch`, such as one behind a proxy. */
  fetch?: typeof fetch;
}

/** Asks a portal. */
export interface Client {
  /**
   * Sends an operation and gives its data. What reads is sent again when no answer came (a lost connection, 502, 503, 504) or
   * when it was too soon (RATE_LIMITED, UNAVAILABLE); what writes only when its variables have a `requestId`, by which it happens once.
   * @param document made by `graphql()` of this package, so that data and variables have their types
   * @throws PortalError with the code of the API, or `NETWORK` when no answer came
   */
  request<Data, Variables>(
    document: TadaDocumentNode<Data, Variables>,
    ...variables: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]
  ): Promise<Data>;
  /**
   * The nodes of a connection, page by page: `for await (const member of client.nodes(Members, {}, (data) => data.clubMembers))`.
   * @param variables those of the document but for `after`, which it must have
   * @param connectionOf where in the data the connection is, with `pageInfo { hasNextPage endCursor }`
   */
  nodes<Data, Variables extends { after?: unknown }, Node>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Omit<Variables, 'after'>,
    connectionOf: (data: Data) => Connection<Node>,
  ): AsyncGenerator<Node>;
}

/** A page of a list, as the API has it. */
export interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;

/** @returns what asks the portal at this address with this token */
export function createClient({
  url,
  token,
  timeoutMs = TIMEOUT_MS,
  retries = RETRIES,
  fetch = globalThis.fetch,
}: ClientOptions): Client {
  const http = new GraphQLClient(new URL('/graphql', url).href, {
    headers: { authorization: `Bearer ${token}` },
    fetch: (address: Parameters<typeof fetch>[0], init?: RequestInit) =>
      fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });

  async function request<Data, Variables>(
    document: TadaDocumentNode<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> {
    const isSafe =
      isQuery(document as DocumentNode) ||
      Boolean((variables as { requestId?: unknown } | undefined)?.requestId);
    return withRetries(isSafe ? retries : 0, async () => {
      try {
        return await http.request<Data>(
          document as DocumentNode,
          variables as Record<string, unknown> | undefined,
        );
      } catch (error) {
        throw toPortalError(error);
      }
    });
  }

  return {
    request,
    async *nodes(document, variables, connectionOf) {
      let after: string | null | undefined;
      do {
        const { edges, pageInfo } = connectionOf(await request(document, { ...variables, after } as never));
        for (const { node } of edges) yield node;
        after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
      } while (after);
    },
  };
}

function isQuery({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY,
  );
}
