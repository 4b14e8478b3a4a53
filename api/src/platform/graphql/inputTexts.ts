import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

import { badInput, type FieldErrors } from '../errors/appError';
import { texts } from '../errors/texts';

/** No text that is sent is longer, in characters: the longest field holds 50,000. Each has a limit of its own below this. */
const LONGEST = 60_000;
/** NUL and halves of pairs, which no database keeps as they are. */
const NO_CHARACTERS = /[\0\p{Surrogate}]/u;

/**
 * Refuses variables with a text that no field can hold: too long, or with characters that are none. Everything else is
 * for the fields to say. Numbers and nesting are limited by the body.
 * @throws BAD_USER_INPUT with a message for each field, named as the fields of the input are
 */
export function checkTexts(variables: Readonly<Record<string, unknown>> | null | undefined): void {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(variables ?? {})) {
    const isInput = typeof value === 'object' && value !== null && !Array.isArray(value);
    collect(value, isInput ? '' : name, errors);
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

/** The same of texts that stand in the operation itself, as a validation rule. */
export function literalTexts(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      const message = wrongIn(node.value);
      if (message) context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

function collect(value: unknown, path: string, errors: FieldErrors): void {
  if (typeof value === 'string') {
    const message = wrongIn(value);
    if (message) errors[path] = message;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, path ? `${path}.${key}` : key, errors);
  }
}

/** What is wrong with a text. */
function wrongIn(text: string): string | undefined {
  if (text.length > LONGEST) return texts.tooLong;
  return NO_CHARACTERS.test(text) ? texts.characters : undefined;
}
