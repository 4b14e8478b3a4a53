import { Form, FormError, SubmitButton } from 'kit/forms';
import { toApiError } from 'kit/graphql';
import { RecordInputs } from 'kit/records';
import { Button, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubDetailsFormFragmentDoc } from '../gql/graphql';
import { detailsFields, detailsSchema, type DetailsValues, detailsValues } from './detailsFields';

interface DetailsFormProps {
  details: FragmentType<typeof ClubDetailsFormFragmentDoc>;
  /** Saves. @throws ApiError */
  onSubmit: (values: DetailsValues) => Promise<unknown>;
  /** They have changed in the meantime: begins again with what is known now. */
  onReadAnew: (() => Promise<void>) | undefined;
}

/** Address, mail and phone of a member, in the browser's own words so that it can fill them in. */
export function DetailsForm({ details: masked, onSubmit, onReadAnew }: DetailsFormProps) {
  const details = getFragmentData(ClubDetailsFormFragmentDoc, masked);
  return (
    <Fields
      aria-label="Je gegevens"
      initialValues={detailsValues(details)}
      schema={detailsSchema}
      onSubmit={onSubmit}
    >
      <RecordInputs fields={detailsFields} />
      <FormError />
      {onReadAnew && <ReadAnewButton onReadAnew={onReadAnew} />}
      {details.approval && <p>De club kijkt eerst naar je wijziging, voordat die wordt overgenomen.</p>}
      <SubmitButton wide>Opslaan</SubmitButton>
    </Fields>
  );
}

function ReadAnewButton({ onReadAnew }: { onReadAnew: () => Promise<void> }) {
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    try {
      await onReadAnew();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" wide pending={isBusy} onClick={() => void read()}>
      Opnieuw lezen
    </Button>
  );
}

const Fields = styled(Form<DetailsValues>)`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
  p {
    margin: 0;
    color: var(--ink-2);
    font-size: 14px;
  }
`;
