import { FormSelect } from 'kit/fields';
import { Form, FormError, requiredText, useFormState } from 'kit/forms';
import { useAttempt, useSave } from 'kit/graphql';
import { EditAndDelete } from 'kit/lists';
import { Button, IconButton, Tag, useSnackbar } from 'kit/ui';
import { Send, UserMinus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import type { TakingPart } from '../activities/activity';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAskReplacementDocument,
  VolunteersAssignDocument,
  VolunteersAssignFormFragmentDoc,
  VolunteersDecideSignUpDocument,
  type VolunteersShiftItemFragment,
  VolunteersShiftItemFragmentDoc,
  VolunteersUnassignDocument,
} from '../gql/graphql';
import { answers, shiftName, timesText } from './shift';

interface ShiftItemProps {
  shift: FragmentType<typeof VolunteersShiftItemFragmentDoc>;
  people: readonly TakingPart[];
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onAction: (what: 'edit' | 'delete') => void;
}

/** A shift: its times, who is on it with their answer, and how many are missing. */
export function ShiftItem({ shift: masked, people, onDone, onAction }: ShiftItemProps) {
  const shift = getFragmentData(VolunteersShiftItemFragmentDoc, masked);
  const name = shiftName(shift);
  return (
    <Root role="group" aria-label={`Dienst ${name}`}>
      <Head>
        <When>
          <b>{timesText(shift)}</b>
          <span>{shift.needed} nodig</span>
          <Gap missing={shift.missing} />
        </When>
        <span data-no-print>
          <EditAndDelete
            name={`Dienst ${name}`}
            onEdit={() => onAction('edit')}
            onDelete={() => onAction('delete')}
          />
        </span>
      </Head>
      <List>
        {shift.volunteers.map((volunteer) => (
          <li key={volunteer.volunteerId}>
            <span>{volunteer.name}</span>
            {volunteer.isDouble && <Tag tone="no">staat dubbel</Tag>}
            <Tag tone={answers[volunteer.answer].tone}>{answers[volunteer.answer].text}</Tag>
            {volunteer.answer === 'requested' ? (
              <Decide shift={shift} volunteer={volunteer} onDone={onDone} />
            ) : (
              <TakeOff shift={shift} volunteer={volunteer} onDone={onDone} />
            )}
          </li>
        ))}
      </List>
      {shift.missing > 0 && <AskReplacement shift={shift} />}
      <AssignForm shift={shift} people={people} onDone={onDone} />
    </Root>
  );
}

/** Asks at once everybody who is free then. */
export function AskReplacement({
  shift,
}: {
  shift: Pick<VolunteersShiftItemFragment, 'id' | 'day' | 'from' | 'to'>;
}) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save, saving } = useSave(VolunteersAskReplacementDocument);
  const ask = () =>
    attempt(async () => {
      const { askReplacement: count } = await save({ shiftId: shift.id });
      const who = count === 1 ? '1 vrijwilliger' : `${count} vrijwilligers`;
      snackbar.show(`${who} gevraagd. Wie het eerst ja zegt, heeft de plaats.`);
    });
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Send aria-hidden />}
      pending={saving}
      aria-label={`Vraag wie kan op dienst ${shiftName(shift)}`}
      data-no-print
      onClick={() => void ask()}
    >
      Vraag wie kan
    </Button>
  );
}

/** What is missing, in red and in words. */
export function Gap({ missing }: { missing: number }) {
  return missing > 0 ? <Tag tone="no">{`${missing} te weinig`}</Tag> : <Tag tone="ok">Compleet</Tag>;
}

interface TakeOffProps extends Pick<ShiftItemProps, 'onDone'> {
  shift: VolunteersShiftItemFragment;
  volunteer: VolunteersShiftItemFragment['volunteers'][number];
}

/** Says yes or no to who asked for the shift; either is mailed. */
function Decide({ shift, volunteer: { volunteerId, name }, onDone }: TakeOffProps) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save } = useSave(VolunteersDecideSignUpDocument);
  const [deciding, setDeciding] = useState<boolean>();
  const decide = async (approve: boolean) => {
    if (deciding !== undefined) return;
    setDeciding(approve);
    await attempt(async () => {
      await save({ shiftId: shift.id, volunteerId, approve });
      snackbar.show(
        approve ? `${name} is ingedeeld en krijgt een mail` : `${name} krijgt een mail dat het niet doorgaat`,
      );
      await onDone();
    });
    setDeciding(undefined);
  };
  const buttonOf = (approve: boolean, text: string) => ({
    variant: 'ghost' as const,
    size: 'small' as const,
    pending: deciding === approve,
    'aria-label': `${name} ${text.toLowerCase()} voor dienst ${shiftName(shift)}`,
    onClick: () => void decide(approve),
    children: text,
  });
  return (
    <Choice>
      <Button {...buttonOf(true, 'Indelen')} />
      <Button {...buttonOf(false, 'Afwijzen')} />
    </Choice>
  );
}

function TakeOff({ shift, volunteer, onDone }: TakeOffProps) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(VolunteersUnassignDocument, {
    done: `${volunteer.name} is van de dienst gehaald`,
  });
  const takeOff = () =>
    attempt(async () => {
      await save({ shiftId: shift.id, volunteerId: volunteer.volunteerId });
      await onDone();
    });
  return (
    <IconButton
      aria-label={`${volunteer.name} van dienst ${shiftName(shift)} halen`}
      pending={saving}
      onClick={() => void takeOff()}
    >
      <UserMinus aria-hidden />
    </IconButton>
  );
}

const Root = styled.div`
  padding: var(--s3) 0;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  > :last-child {
    flex: none;
  }
`;

const When = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  margin: var(--s1) 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
    max-width: 560px;
  }
  li > :first-child {
    flex: 1;
    min-width: min(100%, 120px);
    overflow-wrap: anywhere;
  }
`;

/** Both on one line, also below a long name. */
const Choice = styled.span`
  display: flex;
  gap: var(--s2);
  margin-left: auto;
`;

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
function AssignForm({ shift: masked, people, onDone }: AssignFormProps) {
  const shift = getFragmentData(VolunteersAssignFormFragmentDoc, masked);
  const { save } = useSave(VolunteersAssignDocument, { done: 'Vrijwilliger ingedeeld' });
  const on = new Map(shift.volunteers.map(({ volunteerId, answer }) => [volunteerId, answer]));
  const options = people
    // who declined can be asked once more
    .filter(({ id }) => !on.has(id) || on.get(id) === 'declined')
    .map(({ id, name }) => ({ value: id, label: on.has(id) ? `${name} (opnieuw vragen)` : name }));
  if (options.length === 0) return null;
  return (
    <AssignFormRoot
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
    </AssignFormRoot>
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

const AssignFormRoot = styled(Form<Values>)`
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
