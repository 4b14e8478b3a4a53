import type { SessionUser } from 'kit/session';

import { KitSessionDocument } from '../gql/graphql';
import { answer } from './answers';

/** The answer to who is signed in, for as many times as it is asked. */
export const sessionMock = (user: SessionUser | null) => answer(KitSessionDocument, {}, { me: user });
