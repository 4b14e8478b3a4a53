import {
  ApiError,
  type OperationVariables,
  type Save,
  type SaveOptions,
  toApiError,
  type TypedDocumentNode,
  useSave,
} from 'kit/graphql';

/** useSave for what changes locations, products or stock: fails with the foundation's text. */
export function useStockSave<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: SaveOptions<Data>,
): Pick<Save<Data, Variables>, 'save' | 'saving'> {
  const { save, saving } = useSave(document, options);
  return {
    saving,
    save: async (variables) => {
      try {
        return await save(variables);
      } catch (error) {
        throw asFailure(error);
      }
    },
  };
}

/** What the server says of a field stays at that field. */
export function asFailure(error: unknown): ApiError {
  const refusal = toApiError(error);
  if (Object.keys(refusal.fields).length > 0) return refusal;
  return new ApiError(FAILED + refusal.message, refusal.code, {}, refusal.details);
}

const FAILED = 'Wijziging in webshop opslaan is mislukt: ';

/** The text of a save that failed, where there is no form: then what is said of a field has no place of its own. */
export function failureText(error: unknown): string {
  const { message, fields } = toApiError(error);
  const [first] = Object.values(fields);
  return first ? FAILED + first : message;
}
