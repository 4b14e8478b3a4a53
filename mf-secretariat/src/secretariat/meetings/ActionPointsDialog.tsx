import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormCheckboxGroup, FormDateField, FormSelect } from 'kit/fields';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Button, Dialog, EmptyState, Stack, Tag } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { array, object, string } from 'yup';

import {
  SecretariatActionPointCommitteesDocument,
  type SecretariatActionPointCommitteesQuery,
  SecretariatActionPointsDocument,
  type SecretariatActionPointsQuery,
  SecretariatAddActionPointDocument,
} from '../../gql/graphql';
import type { MeetingDocument } from './meetingKinds';

interface ActionPointsDialogProps {
  minutes: Pick<MeetingDocument, 'id' | 'date'>;
  /** Adds some. */
  isDB: boolean;
  /** One was added. */
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** What a meeting agreed that somebody does: tasks of committees, as they are now. Mounted when opened. */
export function ActionPointsDialog({
  minutes: { id, date },
  isDB,
  onAdded,
  onClose,
}: ActionPointsDialogProps) {
  const query = useQuery(SecretariatActionPointsDocument, { variables: { meetingId: id } });
  const [isAdding, setAdding] = useState(false);
  const reload = () => Promise.all([query.refetch(), onAdded()]).catch(() => undefined);
  // In the place of the list, which comes back after it.
  if (isAdding) return <AddActionPoint meetingId={id} onAdded={reload} onClose={() => setAdding(false)} />;
  return (
    <Dialog onClose={onClose} title={`Actiepunten van ${formatDate(date)}`} size={600}>
      <Stack>
        <Loaded query={query} subject="De actiepunten">
          {({ actionPoints }) =>
            actionPoints.length === 0 ? (
              <EmptyState
                title="Er zijn nog geen actiepunten."
                text={isDB && 'Voeg toe wat er is afgesproken: het wordt een taak van een commissie.'}
              />
            ) : (
              <LinedList aria-label="Actiepunten">
                {actionPoints.map((point) => (
                  <Point key={point.id} point={point} />
                ))}
              </LinedList>
            )
          }
        </Loaded>
        {isDB && (
          <div>
            <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              Actiepunt toevoegen
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

function Point({ point }: { point: SecretariatActionPointsQuery['actionPoints'][number] }) {
  const { name, dueDate, finished, people, commissionIndex, commissionName } = point;
  const facts = [
    `${commissionIndex} - ${commissionName}`,
    people.join(', '),
    dueDate && `vóór ${formatDate(dueDate)}`,
  ];
  return (
    <li>
      <b>{name}</b> {finished && <Tag tone="ok">Klaar</Tag>}
      {!finished && dueDate && dueDate < todayInAmsterdam() && <Tag tone="no">Te laat</Tag>}
      <br />
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </li>
  );
}

type Values = { name: string; commissionId: string; assigneeIds: string[]; dueDate: string };
type Committee = SecretariatActionPointCommitteesQuery['actionPointCommittees'][number];

const empty: Values = { name: '', commissionId: '', assigneeIds: [], dueDate: '' };
const schema = object({
  name: requiredText().max(200, 'Maak deze tekst korter'),
  commissionId: string().required(),
  assigneeIds: array().of(string().required()),
  dueDate: string(),
});

interface AddProps {
  meetingId: string;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

function AddActionPoint({ meetingId, onAdded, onClose }: AddProps) {
  const { data } = useQuery(SecretariatActionPointCommitteesDocument);
  const committees = data?.actionPointCommittees ?? [];
  const { save } = useSave(SecretariatAddActionPointDocument, { done: 'Actiepunt toegevoegd' });
  return (
    <FormDialog<Values>
      title="Actiepunt toevoegen"
      onClose={onClose}
      schema={schema}
      initialValues={empty}
      next={({ commissionId }) => ({ ...empty, commissionId })}
      onSubmit={async ({ dueDate, assigneeIds, ...values }) => {
        // Who was chosen of another committee is not meant any more.
        const people = peopleOf(committees, values.commissionId).map((person) => person.id);
        const chosen = assigneeIds.filter((person) => people.includes(person));
        await save({ meetingId, point: { ...values, assigneeIds: chosen, dueDate: dueDate || null } });
        await onAdded();
      }}
    >
      <Fields committees={committees} />
    </FormDialog>
  );
}

const peopleOf = (committees: readonly Committee[], id: string) =>
  committees.find((committee) => committee.id === id)?.people ?? [];

function Fields({ committees }: { committees: readonly Committee[] }) {
  const { commissionId } = useFormState().values as Values;
  const people = peopleOf(committees, commissionId);
  return (
    <>
      <FormTextField name="name" label="Wat" maxLength={200} autoComplete="off" />
      <FormSelect
        name="commissionId"
        label="Commissie"
        placeholder="Kies een commissie"
        options={committees.map(({ id, index, name }) => ({ value: id, label: `${index} - ${name}` }))}
      />
      {people.length > 0 && (
        <FormCheckboxGroup
          key={commissionId}
          name="assigneeIds"
          label="Wie"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FormDateField name="dueDate" label="Deadline" />
    </>
  );
}
