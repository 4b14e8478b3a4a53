import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

import { AppError } from '../errors/appError';
import { mustBePageUser } from '../http/pageUser';
import { checkTexts } from './inputTexts';

/** What every context has, so that the page of one person cannot act as another. */
export interface AdmittedRequest {
  user: { id: string; name: string } | null;
  /** The id of the user for whom the asking page was made, when a page asks. */
  pageUser: string | undefined;
}

/**
 * Refuses before anything is done: operations of a page that was made for somebody else than who is signed in, and texts
 * that no field can hold.
 */
export function admission(): ApolloServerPlugin<AdmittedRequest> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue: { user, pageUser }, request: { variables } }) {
          await answering(() => {
            mustBePageUser(user, pageUser);
            checkTexts(variables);
          });
        },
      };
    },
  };
}

/** A refusal with the status of an answer: before execution Apollo would take it for a fault of the server. */
async function answering(check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: 200 } } });
  }
}
