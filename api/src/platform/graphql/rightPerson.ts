import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

import { AppError } from '../errors/appError';
import { mustBePageUser } from '../http/pageUser';

/** What every context has, so that the page of one person cannot act as another. */
export interface PageRequest {
  user: { id: string; name: string } | null;
  /** The id of the user for whom the asking page was made, when a page asks. */
  pageUser: string | undefined;
}

/** Refuses every operation of a page that was made for somebody else than who is signed in, before it begins. */
export function rightPerson(): ApolloServerPlugin<PageRequest> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue: { user, pageUser } }) {
          try {
            mustBePageUser(user, pageUser);
          } catch (error) {
            throw asAnswer(error);
          }
        },
      };
    },
  };
}

/** With the status of an answer: before execution Apollo would take it for a fault of the server. */
function asAnswer(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: 200 } } });
}
