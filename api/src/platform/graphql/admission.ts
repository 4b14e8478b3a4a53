import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { costOfDocument } from './costLimit';
import { checkTexts } from './inputTexts';
import { mustBePageUser } from './whoAsks';

/** What every context has, so that the page of one person cannot act as another. */
export interface AdmittedRequest {
  user: { id: string; name: string } | null;
  /** The id of the user for whom the asking page was made, when a page asks. */
  pageUser: string | undefined;
  /** Somebody else who looks at the portal as `user`, and can change nothing meanwhile. */
  viewedBy?: { name: string };
  /** Counts what an operation of a visitor costs. @throws RATE_LIMITED */
  charge?: (cost: number) => Promise<void>;
}

/** What can be done while looking at the portal as somebody else. */
const WHILE_VIEWING: readonly string[] = ['endViewAs', 'signOut'];

/**
 * Refuses before anything is done: operations of a page that was made for somebody else than who is signed in,
 * changes by who looks at the portal as somebody else, and texts that no field can hold.
 */
export function admission(): ApolloServerPlugin<AdmittedRequest> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operation, document, schema, request: { variables } }) {
          const { user, pageUser, viewedBy, charge } = contextValue;
          await answering(async () => {
            mustBePageUser(user, pageUser);
            if (user && viewedBy) mustOnlyRead(user, operation);
            checkTexts(variables);
            await charge?.(costOfDocument(schema, document));
          });
        },
      };
    },
  };
}

/** @throws FORBIDDEN for all that changes something */
function mustOnlyRead(viewed: { name: string }, asked: OperationDefinitionNode | undefined): void {
  if (asked?.operation !== OperationTypeNode.MUTATION) return;
  const may = asked.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && WHILE_VIEWING.includes(field.name.value),
  );
  if (!may) throw new AppError('FORBIDDEN', texts.viewingOnly(viewed.name));
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
