import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, print } from 'graphql';

/** One error of an answer, as integrators see it. */
export interface AnswerError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: Record<string, string>; [detail: string]: unknown };
}

/** An answer of the API over HTTP. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  data?: T | null;
  errors?: AnswerError[];
  /** What it says besides. */
  extensions?: Record<string, unknown>;
}

/** What an operation is given: nothing need be said when it asks for nothing. */
export type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/**
 * Runs operations as one person; keeps the session cookie like a browser. Operations stand in `.test.graphql` files;
 * variables that are wrong on purpose are given `as never`. As text they are for requests that codegen would refuse.
 */
export interface TestClient {
  run<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: Given<Variables>
  ): Promise<Answer<Data>>;
  run<T = Record<string, unknown>>(document: string, variables?: object): Promise<Answer<T>>;
  /** The data of an operation that must succeed. */
  data<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: Given<Variables>
  ): Promise<Data>;
  data<T = Record<string, unknown>>(document: string, variables?: object): Promise<T>;
  /** The first error of an operation that must fail. */
  error<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: Given<Variables>
  ): Promise<AnswerError>;
  error(document: string, variables?: object): Promise<AnswerError>;
  readonly cookie: string | undefined;
  /** The id of the user that the page of this client was made for, sent along as the portal's pages do. */
  pageUser: string | undefined;
}

/**
 * A client of the API. @param address what the API takes for the client's address, so that tests do not share
 * rate limits
 * @param token an API token to ask with instead of a session
 */
export function actAs(url: string, cookie?: string, address = randomAddress(), token?: string): TestClient {
  let current = cookie;
  let pageUser: string | undefined;
  const run = async <T>(document: DocumentNode | string, variables?: object): Promise<Answer<T>> => {
    const response = await post(
      `${url}/graphql`,
      {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(current && { cookie: current }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(pageUser && { 'x-portal-user': pageUser }),
      },
      JSON.stringify({ query: textOf(document), variables }),
    );
    const set = response.headers['set-cookie']?.join(', ');
    if (set) current = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    const body = JSON.parse(await text(response)) as Pick<Answer<T>, 'data' | 'errors' | 'extensions'>;
    const errors = body.errors?.map(withoutRequestId);
    return {
      status: response.statusCode ?? 0,
      get headers() {
        return headersOf(response);
      },
      ...body,
      ...(errors && { errors }),
    };
  };
  return {
    run,
    data: async <T>(document: DocumentNode | string, variables?: object) => {
      const { data, errors } = await run<T>(document, variables);
      if (errors || !data) throw new Error(`Expected data, got ${JSON.stringify(errors)}`);
      return data;
    },
    error: async (document: DocumentNode | string, variables?: object) => {
      const { data, errors } = await run(document, variables);
      const first = errors?.[0];
      if (!first) throw new Error(`Expected an error, got ${JSON.stringify(data)}`);
      return first;
    },
    get cookie() {
      return current;
    },
    get pageUser() {
      return pageUser;
    },
    set pageUser(id) {
      pageUser = id;
    },
  };
}

/** Connections stay open from one request to the next, as those of a browser. */
const agent = new Agent({ keepAlive: true });

/** Not by `fetch`, which asks for packed answers, and takes twice the processor time for a request. */
function post(url: string, headers: OutgoingHttpHeaders, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, resolve).on('error', reject).end(body);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return headers;
}

const printed = new WeakMap<DocumentNode, string>();

/** An operation as it is sent. */
function textOf(document: DocumentNode | string): string {
  if (typeof document === 'string') return document;
  const text = printed.get(document) ?? print(document);
  printed.set(document, text);
  return text;
}

/** Every error must say by what id an operator finds its request; it is another one each time. */
function withoutRequestId({ extensions, ...error }: AnswerError): AnswerError {
  const { requestId, ...others } = extensions;
  if (typeof requestId !== 'string') throw new Error('An error without requestId.');
  return { ...error, extensions: others };
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
