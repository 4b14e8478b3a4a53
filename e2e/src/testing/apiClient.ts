import { DEMO_PASSWORD } from './browser';

/** Somebody who speaks with the GraphQL API directly: to prepare what a test of the screen needs. */
export interface ApiClient {
  /** The session, as a Cookie header has it. */
  cookie: string;
  /** The data of an operation. @throws with the server's messages when it is refused */
  data<T>(document: string, variables?: object): Promise<T>;
}

/** What can be given to a new user; the rest is made up. */
export interface NewUser {
  name: string;
  general?: string[];
  commissions?: string[];
}

const SIGN_IN =
  'mutation S($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';
const ADD_USER = 'mutation A($user: AddUserInput!) { addUser(user: $user) { id } }';

/** Signs in with the API. @param account the part of the address before the @ */
export async function actAs(url: string, account: string, password = DEMO_PASSWORD): Promise<ApiClient> {
  const email = addressOf(account);
  const { cookie } = await send(url, '', SIGN_IN, { email, password });
  return {
    cookie,
    data: async <T>(document: string, variables?: object) =>
      (await send(url, cookie, document, variables)).data as T,
  };
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
  const { addUser } = await admin.data<{ addUser: { id: string } }>(ADD_USER, { user });
  return { id: addUser.id, account };
}

/** The address of an account of the demo foundation. */
export function addressOf(account: string): string {
  return `${account}@carnaval.example`;
}

async function send(url: string, cookie: string, query: string, variables?: object) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return { data, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}
