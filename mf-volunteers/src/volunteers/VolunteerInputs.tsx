import { useFormState } from 'kit/forms';
import { RecordInputs } from 'kit/records';
import { Alert, Button } from 'kit/ui';
import styled from 'styled-components';

import { volunteerFields } from './volunteerFields';
import { agreementOf, type VolunteerValues } from './volunteerValues';

/** The fields of a volunteer. @param anyway the verb that keeps somebody who looks the same as another */
export function VolunteerInputs({ anyway }: { anyway: string }) {
  return (
    <>
      <RecordInputs fields={volunteerFields} />
      <SamePerson anyway={anyway} />
    </>
  );
}

/** The server pointed out that this may be the same person twice: its message is at the field, the choice is here. */
function SamePerson({ anyway }: { anyway: string }) {
  const { values, refusal, isSubmitting, setFieldValue, submitForm } = useFormState();
  const current = values as VolunteerValues;
  const agreement = agreementOf(current);
  const refused = refusal?.fields.name ?? refusal?.fields.email;
  const isAboutThis = refusal && agreementOf(refusal.values as VolunteerValues) === agreement;
  // Once agreed, what is refused is something else.
  if (!refused || !isAboutThis || isSubmitting || current.agreed === agreement) return null;
  const agree = async () => {
    await setFieldValue('agreed', agreement);
    await submitForm();
  };
  return (
    <Alert kind="warning" title="Staat deze vrijwilliger er al in?">
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
