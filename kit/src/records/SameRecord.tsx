import { useFormState } from 'kit/forms';
import { Alert, Button } from 'kit/ui';
import styled from 'styled-components';

/** The props of SameRecord. */
export interface SameRecordProps<Values extends { agreed: string }> {
  /** The question: 'Staat deze vrijwilliger er al in?' */
  title: string;
  /** The verb that keeps it all the same. */
  anyway: string;
  /** At which fields the server points it out. */
  fields: readonly (keyof Values & string)[];
  /** What is agreed to: another text when what looked the same was changed since. */
  agreementOf: (values: Values) => string;
}

/**
 * The server pointed out that this may be there already: its message is at the field, the choice is here. The form sends
 * `allowDuplicate` when its value `agreed` is the agreement of what it holds.
 */
export function SameRecord<Values extends { agreed: string }>({
  title,
  anyway,
  fields,
  agreementOf,
}: SameRecordProps<Values>) {
  const { values, refusal, isSubmitting, setFieldValue, submitForm } = useFormState();
  const current = values as unknown as Values;
  const agreement = agreementOf(current);
  const refused = fields.some((field) => refusal?.fields[field]);
  const isAboutThis = refusal && agreementOf(refusal.values as unknown as Values) === agreement;
  // Once agreed, what is refused is something else.
  if (!refused || !isAboutThis || isSubmitting || current.agreed === agreement) return null;
  const agree = async () => {
    await setFieldValue('agreed', agreement);
    await submitForm();
  };
  return (
    <Alert kind="warning" title={title}>
      <Choice>
        <span>Is het iemand anders, ga dan door.</span>
        <Button variant="ghost" size="small" onClick={() => void agree()}>
          {anyway}
        </Button>
      </Choice>
    </Alert>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
`;
