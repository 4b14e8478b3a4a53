import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

import { AddUserDocument, type Permission, SignInDocument } from '../gql/graphql';
import { DEMO_PASSWORD } from './browser';

/** What an operation is given: nothing need be said when it asks for nothing. */
type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Somebody who speaks with the GraphQL API directly: to prepare what a test of the screen needs. */
export interface ApiClient {
  /** The session, as a Cookie header has it. */
  cookie: string;
  /** The data of an operation. @throws with the server's messages when it is refused */
  data<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: Given<Variables>
  ): Promise<Data>;
}

/** What can be given to a new user; the rest is made up. */
export interface NewUser {
  name: string;
  general?: Permission[];
  commissions?: string[];
}

/** Who has this session; without one a visitor. */
export function clientOf(url: string, cookie = ''): ApiClient {
  return {
    cookie,
    data: async (document, ...[variables]) => (await send(url, cookie, document, variables)).data,
  };
}

/** Signs in with the API. @param account the part of the address before the @ */
export async function actAs(url: string, account: string, password = DEMO_PASSWORD): Promise<ApiClient> {
  const email = addressOf(account);
  const { cookie } = await send(url, '', SignInDocument, { email, password });
  return clientOf(url, cookie);
}

/** Makes a user with the demo password. @returns id and account (the part of the address before the @) */
export async function makeUser(
  admin: ApiClient,
  { name, general = [], commissions = [] }: NewUser,
): Promise<{ id: string; account: string }> {
  const account = name.toLowerCase().replace(/[^a-z0-9]+/g, '.');
  const user = {
    name,
    email: addressOf(account),
    password: DEMO_PASSWORD,
    isExternal: false,
    permissions: { general, commissions },
  };
  const { addUser } = await admin.data(AddUserDocument, { user });
  return { id: addUser.id, account };
}

/** The address of an account of the demo foundation. */
export function addressOf(account: string): string {
  return `${account}@carnaval.example`;
}

async function send<Data, Variables>(
  url: string,
  cookie: string,
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
): Promise<{ data: Data; cookie: string }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return { data, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}
