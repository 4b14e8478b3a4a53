import { FormDialog } from 'kit/editing';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { PlainList, SHORTEST_SEARCH, useDebouncedValue } from 'kit/lists';
import type { OutboxState } from 'kit/offline';
import { SameRecord } from 'kit/records';
import { Button, useSnackbar } from 'kit/ui';
import styled from 'styled-components';
import { object, string } from 'yup';

import {
  VolunteersAddExtraDocument,
  VolunteersChoicesDocument,
  type VolunteersDayQuery,
} from '../gql/graphql';
import { shiftName } from '../shifts/shift';
import type { WaitingNote } from './dayOutbox';

type Values = { name: string; phone: string; agreed: string };

const agreementOf = ({ name }: Values) => name.trim();
const schema = object({ name: requiredText(), phone: string().trim(), agreed: string() });

interface ExtraDialogProps {
  shift: VolunteersDayQuery['shifts'][number];
  outbox: OutboxState<WaitingNote>;
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Somebody who came to help besides: a volunteer who is found while the name is typed, or a new one, also without a connection. */
export function ExtraDialog({ shift, outbox, onDone, onClose }: ExtraDialogProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(VolunteersAddExtraDocument);
  const add = async ({ id, name }: { id: string; name: string }) => {
    if (saving) return;
    try {
      await save({ shiftId: shift.id, volunteerId: id });
      await onDone();
      snackbar.show(`${name} is er ook`);
      onClose();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <FormDialog<Values>
      title={`Iemand extra op ${shiftName(shift)}`}
      isOpen
      onClose={onClose}
      size={400}
      submitLabel="Nieuw toevoegen"
      schema={schema}
      initialValues={{ name: '', phone: '', agreed: '' }}
      onSubmit={async (values) => {
        const { name, phone } = values;
        const isAgreed = values.agreed === agreementOf(values);
        const extra = { name, phone, ...(isAgreed && { allowDuplicate: true }) };
        const outcome = await outbox.post({ shiftId: shift.id, name, extra });
        if (outcome === 'sent') snackbar.show(`${name} is er ook`);
      }}
    >
      <FormTextField name="name" label="Naam" required maxLength={120} autoComplete="off" />
      <Known onPick={(person) => void add(person)} />
      <FormTextField
        name="phone"
        label="Telefoon"
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        description="Van iemand die nog geen vrijwilliger is."
      />
      <SameRecord<Values>
        title="Staat deze vrijwilliger er al in?"
        anyway="Toch toevoegen"
        fields={['name']}
        agreementOf={agreementOf}
      />
    </FormDialog>
  );
}

/** Volunteers with the name that is typed. */
function Known({ onPick }: { onPick: (person: { id: string; name: string }) => void }) {
  const { name } = useFormState().values as Values;
  const search = useDebouncedValue(name.trim());
  const { data } = useQuery(VolunteersChoicesDocument, {
    variables: { search },
    skip: search.length < SHORTEST_SEARCH,
  });
  const found = data?.volunteers.edges.slice(0, 5) ?? [];
  if (found.length === 0) return null;
  return (
    <People aria-label="Gevonden vrijwilligers">
      {found.map(({ node }) => (
        <li key={node.id}>
          <Button variant="ghost" wide aria-label={`${node.name} toevoegen`} onClick={() => onPick(node)}>
            {node.name}
          </Button>
        </li>
      ))}
    </People>
  );
}

const People = styled(PlainList)`
  display: grid;
  gap: var(--s2);
`;
