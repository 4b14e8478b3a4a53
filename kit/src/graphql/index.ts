/**
 * kit/graphql: the client of the portal, reading, saving and its errors. Apollo's hooks come from here: a shared
 * module is shipped whole, and the whole of Apollo is more than pages need.
 */
export { ApiError, type OwnName, ownName, toApiError } from './apiError';
export { createClient } from './createClient';
export { forgetAnswers, fromDevice, keepAnswer, keptAnswer } from './fromDevice';
export { interruptedSession, type Interruption, interruptionIn } from './interruptedSession';
export { KEPT } from './keptAnswers';
export { newRequestId } from './newRequestId';
export { LIFETIME_MS, pageSession } from './pageSession';
export { refreshBy } from './refreshShown';
export { type RepeatedQuestion, type RepeatedSave, repeatedSaves } from './repeatedSave';
export { type Attempt, useAttempt } from './useAttempt';
export { type Reversible, useReversible } from './useReversible';
export { type Save, type SaveOptions, useSave } from './useSave';
export type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
