import type { OperationVariables } from '@apollo/client';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';

import { type ApiError, toApiError } from './apiError';
import { newRequestId } from './newRequestId';
import { type AskedValue, type RepeatedAnswer, repeatedSaves } from './repeatedSave';

/** Something that the person wants to be done once. */
export interface Intention {
  requestId: string;
  /** What was sent of which no answer came, the last one first. */
  unanswered: OperationVariables[];
}

/** The intentions of one place on the page that are not done yet. */
export type Intentions = Map<string, Intention>;

type Send<Data> = (variables: OperationVariables) => Promise<Data>;

/**
 * Sends a mutation with a `requestId` for each intention, and not for each press: it is kept until the server has
 * confirmed. When an attempt turns out to have been stored and other values were filled in since, the person is asked what
 * to do. Apart from useSave, because a first page that saves nothing does not need it.
 */
export async function sendOnce<Data>(
  intentions: Intentions,
  document: DocumentNode,
  variables: OperationVariables,
  send: Send<Data>,
): Promise<Data> {
  const target = targetOf(document, variables);
  const intention = intentions.get(target) ?? { requestId: newRequestId(), unanswered: [] };
  intentions.set(target, intention);
  const attempt = (values: OperationVariables) => send({ ...values, requestId: intention.requestId });
  try {
    const data = await attempt(variables);
    intentions.delete(target);
    return data;
  } catch (failure) {
    const error = toApiError(failure);
    if (isUnanswered(error)) intention.unanswered.unshift(variables);
    if (!error.details.repeated) throw error;
    const answer = await ask(error);
    if (answer === 'continue') throw error;
    const stored = answer === 'keep' ? await sendEarlier(intention, attempt, error) : undefined;
    intentions.delete(target);
    return stored ?? sendOnce(intentions, document, variables, send);
  }
}

function ask({ details }: ApiError): Promise<RepeatedAnswer> {
  const about = {
    stored: details.stored as AskedValue[],
    asked: details.asked as AskedValue[],
    storedAt: String(details.storedAt),
  };
  return new Promise((answer) => repeatedSaves.show({ about, answer }));
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
  return code === 'NETWORK' || code === 'UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR';
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
