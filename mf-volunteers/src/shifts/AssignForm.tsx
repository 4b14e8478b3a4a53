import { FormSelect } from 'kit/fields';
import { Form, FormError, requiredText, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { Button } from 'kit/ui';
import styled from 'styled-components';
import { object } from 'yup';

import type { TakingPart } from '../activities/activity';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { VolunteersAssignDocument, VolunteersAssignFormFragmentDoc } from '../gql/graphql';
import { shiftName } from './shift';

type Values = { volunteerId: string };

const schema = object({ volunteerId: requiredText('Kies een vrijwilliger') });

interface AssignFormProps {
  shift: FragmentType<typeof VolunteersAssignFormFragmentDoc>;
  /** Who takes part in the activity. */
  people: readonly TakingPart[];
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
}

/** Puts somebody of the activity on a shift; two shifts at once are refused by the server, at the field. */
export function AssignForm({ shift: masked, people, onDone }: AssignFormProps) {
  const shift = getFragmentData(VolunteersAssignFormFragmentDoc, masked);
  const { save } = useSave(VolunteersAssignDocument, { done: 'Vrijwilliger ingedeeld' });
  const on = new Map(shift.volunteers.map(({ volunteerId, answer }) => [volunteerId, answer]));
  const options = people
    // who declined can be asked once more
    .filter(({ id }) => !on.has(id) || on.get(id) === 'declined')
    .map(({ id, name }) => ({ value: id, label: on.has(id) ? `${name} (opnieuw vragen)` : name }));
  if (options.length === 0) return null;
  return (
    <Root
      aria-label={`Indelen op ${shiftName(shift)}`}
      initialValues={{ volunteerId: '' }}
      schema={schema}
      afterSubmit="clear"
      onSubmit={async ({ volunteerId }) => {
        await save({ shiftId: shift.id, volunteerId });
        await onDone();
      }}
    >
      <FormSelect
        name="volunteerId"
        label={`Vrijwilliger voor ${shiftName(shift)}`}
        hideLabel
        options={options}
        placeholder="Kies een vrijwilliger"
      />
      <Assign name={shiftName(shift)} />
      <Whole>
        <FormError />
      </Whole>
    </Root>
  );
}

/** Not red: a page has one main action only. */
function Assign({ name }: { name: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="ghost" pending={isSubmitting} aria-label={`Indelen op ${name}`}>
      Indelen
    </Button>
  );
}

const Root = styled(Form<Values>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s2);
  max-width: 560px;
  margin-top: var(--s2);
  @media print {
    display: none;
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
