import type { MockLink } from '@apollo/client/testing';
import type { SessionUser } from 'kit/session';
import type { SecondStepMethod } from 'kit/signin';

import { KitSignInDocument } from '../gql/lazy/graphql';
import { answer, refuse } from './answers';

/** The answer to somebody who signs in, also when that is again because the session has expired. */
export const signInMock = (user: SessionUser, password: string, code?: string) =>
  answer(
    KitSignInDocument,
    { email: user.email, password, ...(code !== undefined && { code }) },
    { signIn: user },
  );

/** The answer to a password that is right where a second step must follow. */
export const secondStepMock = (
  user: SessionUser,
  password: string,
  methods: readonly SecondStepMethod[],
): MockLink.MockedResponse =>
  refuse(
    KitSignInDocument,
    { email: user.email, password },
    'Laat met je tweede stap zien dat jij het bent.',
    {
      code: 'SECOND_FACTOR_NEEDED',
      methods,
    },
  );

/** The answer to a code that is wrong. */
export const wrongCodeMock = (user: SessionUser, password: string, code: string): MockLink.MockedResponse =>
  refuse(KitSignInDocument, { email: user.email, password, code }, WRONG_CODE, {
    code: 'SECOND_FACTOR_NEEDED',
    methods: ['authenticator', 'recoveryCode'],
    fields: { code: WRONG_CODE },
  });

const WRONG_CODE = 'Deze code klopt niet of is al gebruikt.';
