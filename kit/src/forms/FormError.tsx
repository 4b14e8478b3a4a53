import { getIn } from 'formik';
import { Alert } from 'kit/ui';

import { useFormState } from './useFormState';

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/**
 * What is wrong with the form as a whole, in red: the server's message, and the server's errors for fields that this
 * form does not show. With `incompleteMessage` also that text, after a submit with an obligatory field left empty.
 */
export function FormError({ incompleteMessage }: { incompleteMessage?: string }) {
  const { refusal, values, errors, submitCount, isSubmitting } = useFormState();
  if (isSubmitting) return null;
  const incomplete =
    incompleteMessage && submitCount > 0 && Object.keys(errors).some((name) => isEmpty(getIn(values, name)));
  const homeless = Object.entries(refusal?.fields ?? {}).filter(
    ([name]) => getIn(values, name) === undefined,
  );
  const texts = [incomplete && incompleteMessage, refusal?.message, ...homeless.map(([, text]) => text)];
  const shown = [...new Set(texts.filter(Boolean))];
  if (!shown.length) return null;
  return (
    <Alert kind="error">
      {shown.map((text) => (
        <div key={text || ''}>{text}</div>
      ))}
    </Alert>
  );
}
