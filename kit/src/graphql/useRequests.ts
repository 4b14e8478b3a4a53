import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import { useRef } from 'react';

import { type ApiError, toApiError } from './apiError';
import { newRequestId } from './newRequestId';
import { type AskedValue, repeatedSaves } from './repeatedSave';

/** Something that the person wants to be done once. */
interface Intention {
  requestId: string;
  /** What was sent of which no answer came, the last one first. */
  unanswered: OperationVariables[];
}

type Send<Data> = (variables: OperationVariables) => Promise<Data>;

/**
 * Sends a mutation that takes a `requestId` with one for each intention, and not for each press: it is kept until the
 * server has confirmed. When an attempt turns out to have been stored and other values were filled in since, the person
 * is asked what to do. Others are sent as they are.
 */
export function useRequests<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables, send: Send<Data>) => Promise<Data> {
  const intentions = useRef(new Map<string, Intention>());

  const sendOnce = async (variables: Variables, send: Send<Data>): Promise<Data> => {
    const target = targetOf(document, variables);
    const intention = intentions.current.get(target) ?? { requestId: newRequestId(), unanswered: [] };
    intentions.current.set(target, intention);
    const attempt = (values: OperationVariables) => send({ ...values, requestId: intention.requestId });
    try {
      const data = await attempt(variables);
      intentions.current.delete(target);
      return data;
    } catch (failure) {
      const error = toApiError(failure);
      if (isUnanswered(error)) intention.unanswered.unshift(variables);
      if (!error.details.repeated) throw error;
      const answer = await repeatedSaves.ask({
        stored: error.details.stored as AskedValue[],
        asked: error.details.asked as AskedValue[],
        storedAt: String(error.details.storedAt),
      });
      if (answer === 'continue') throw error;
      if (answer === 'keep') {
        const data = await sendEarlier(intention, attempt, error);
        intentions.current.delete(target);
        return data;
      }
      intentions.current.delete(target);
      return sendOnce(variables, send);
    }
  };

  return takesRequestId(document) ? sendOnce : (variables, send) => send(variables);
}

/** What was stored is answered to who asks for it once more. */
async function sendEarlier<Data>(
  { unanswered }: Intention,
  attempt: (variables: OperationVariables) => Promise<Data>,
  refusal: ApiError,
): Promise<Data> {
  for (const variables of unanswered) {
    const data = await attempt(variables).catch((failure: unknown) => {
      if (toApiError(failure).details.repeated) return undefined;
      throw failure;
    });
    if (data !== undefined) return data;
  }
  throw refusal;
}

/** It may have been done. */
function isUnanswered({ code }: ApiError): boolean {
  return code === 'NETWORK' || code === 'INTERNAL_SERVER_ERROR';
}

function takesRequestId(document: DocumentNode): boolean {
  return variablesOf(document).some(({ name }) => name === 'requestId');
}

/** The records that it is about: an intention about another one is another intention. */
function targetOf(document: DocumentNode, variables: OperationVariables): string {
  const ids = variablesOf(document).filter(({ type }) => type === 'ID');
  return JSON.stringify(ids.map(({ name }) => variables[name] as unknown));
}

function variablesOf({ definitions }: DocumentNode): { name: string; type: string }[] {
  return definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION
      ? (part.variableDefinitions ?? []).map(({ variable, type }) => ({
          name: variable.name.value,
          type: namedType(type),
        }))
      : [],
  );
}

/** A list of ids is what somebody chose, and not which record it is about. */
function namedType(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return namedType(type.type);
  return type.kind === Kind.NAMED_TYPE ? type.name.value : 'list';
}
