import type { SessionUser } from 'kit/session';

import { KitSignInDocument } from '../gql/graphql';
import { answer } from './answers';

/** The answer to somebody who signs in, also when that is again because the session has expired. */
export const signInMock = (user: SessionUser, password: string) =>
  answer(KitSignInDocument, { email: user.email, password }, { signIn: user });
