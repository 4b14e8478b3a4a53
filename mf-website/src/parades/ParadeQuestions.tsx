import { DeleteDialog, FormDialog } from 'kit/editing';
import { FormSelect, FormTextArea } from 'kit/fields';
import { FormCheckbox, FormTextField, requiredText, useFormState } from 'kit/forms';
import { toApiError, useSave } from 'kit/graphql';
import { EditAndDelete, LinedList, SmallText } from 'kit/lists';
import { SortableList } from 'kit/sorting';
import { Button, ButtonRow, Card, EmptyState } from 'kit/ui';
import { ArrowUpDown, Check, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import {
  type ParadeFieldInput,
  type ParadeFieldKind,
  type ParadeName,
  type WebsiteParadeFieldFragment,
  WebsiteSetParadeFieldsDocument,
} from '../gql/graphql';

/** As on the server. */
const MOST_QUESTIONS = 20;
const LONGEST_LABEL = 80;

type Question = WebsiteParadeFieldFragment;

const kinds: Readonly<Record<ParadeFieldKind, string>> = {
  line: 'Een regel tekst',
  lines: 'Een paar regels tekst',
  number: 'Een getal',
  choice: 'Kiezen uit een lijst',
  yesNo: 'Ja of nee',
};
const kindOptions = (Object.entries(kinds) as [ParadeFieldKind, string][]).map(([value, label]) => ({
  value,
  label,
}));

interface Values {
  label: string;
  help: string;
  kind: ParadeFieldKind;
  required: boolean;
  /** One on a line. */
  options: string;
}
const EMPTY: Values = { label: '', help: '', kind: 'line', required: false, options: '' };
const schema = object({
  label: requiredText().max(LONGEST_LABEL),
  options: string().when('kind', {
    is: 'choice',
    then: (options) =>
      options.test(
        'two',
        'Vul minstens twee keuzes in, elk op een eigen regel',
        (text = '') => linesOf(text).length > 1,
      ),
  }),
});

interface ParadeQuestionsProps {
  parade: ParadeName;
  revision: number;
  fields: readonly Question[];
  /** Somebody else changed it first: reads it anew. */
  onStale: () => Promise<unknown>;
}

/** What the committee asks beside the group and the contact person: added, changed, put in order and removed, each at once. */
export function ParadeQuestions({ parade, revision, fields, onStale }: ParadeQuestionsProps) {
  const { save } = useSave(WebsiteSetParadeFieldsDocument, { done: 'Opgeslagen' });
  const [doing, setDoing] = useState<{ what: 'add' } | { what: 'edit' | 'delete'; question: Question }>();
  const [isOrdering, setOrdering] = useState(false);
  const close = () => setDoing(undefined);
  const set = async (next: readonly ParadeFieldInput[]) => {
    try {
      await save({ parade, revision, fields: next.map(inputOf) });
    } catch (error) {
      if (toApiError(error).code === 'CONFLICT') await onStale();
      throw error;
    }
  };
  const put = async (values: Values) => {
    const changed = doing?.what === 'edit' ? doing.question.id : null;
    const input = {
      ...values,
      id: changed,
      options: values.kind === 'choice' ? linesOf(values.options) : [],
    };
    await set(changed ? fields.map((one) => (one.id === changed ? input : one)) : [...fields, input]);
  };
  const move = (id: string, before: string | null) => {
    const moved = fields.filter((one) => one.id === id);
    const others = fields.filter((one) => one.id !== id);
    const place = before === null ? others.length : others.findIndex((one) => one.id === before);
    return set(others.toSpliced(place, 0, ...moved));
  };
  return (
    <Card
      title="Wat je vraagt"
      actions={
        <ButtonRow>
          {fields.length > 1 && (
            <Button
              variant="ghost"
              icon={isOrdering ? <Check aria-hidden /> : <ArrowUpDown aria-hidden />}
              onClick={() => setOrdering(!isOrdering)}
            >
              {isOrdering ? 'Klaar' : 'Volgorde van de vragen'}
            </Button>
          )}
          {fields.length < MOST_QUESTIONS && (
            <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
              Vraag toevoegen
            </Button>
          )}
        </ButtonRow>
      }
    >
      <Always>Naam van de groep, contactpersoon, telefoon en e-mail vraagt het formulier altijd.</Always>
      {fields.length === 0 && (
        <EmptyState
          title="Je vraagt nog niets anders."
          text="Voeg een vraag toe, bijvoorbeeld de categorie of de lengte van de wagen."
        />
      )}
      {isOrdering && fields.length > 1 ? (
        <SortableList
          label="Vragen"
          items={fields.map(({ id, label }) => ({ id, name: label }))}
          onMove={move}
        />
      ) : (
        <LinedList aria-label="Vragen">
          {fields.map((question) => (
            <Row key={question.id}>
              <div>
                <b>{question.label}</b>
                <SmallText>{aboutText(question)}</SmallText>
              </div>
              <EditAndDelete
                name={question.label}
                onEdit={() => setDoing({ what: 'edit', question })}
                onDelete={() => setDoing({ what: 'delete', question })}
              />
            </Row>
          ))}
        </LinedList>
      )}
      {(doing?.what === 'add' || doing?.what === 'edit') && (
        <FormDialog<Values>
          title={doing.what === 'add' ? 'Vraag toevoegen' : 'Vraag aanpassen'}
          onClose={close}
          submitLabel="Opslaan"
          schema={schema}
          initialValues={
            doing.what === 'add' ? EMPTY : { ...doing.question, options: doing.question.options.join('\n') }
          }
          onSubmit={put}
        >
          <QuestionFields />
        </FormDialog>
      )}
      <DeleteDialog
        isOpen={doing?.what === 'delete'}
        question="Vraag verwijderen?"
        onDelete={() => set(fields.filter(({ id }) => doing?.what !== 'delete' || id !== doing.question.id))}
        onClose={close}
      >
        {doing?.what === 'delete' &&
          `${doing.question.label}. Wat al is ingevuld, blijft bij de deelnemers staan.`}
      </DeleteDialog>
    </Card>
  );
}

function QuestionFields() {
  const { kind } = useFormState().values as Values;
  return (
    <>
      <FormTextField name="label" label="Vraag" description="Bijvoorbeeld: Categorie" />
      <FormTextField name="help" label="Uitleg" description="Niet verplicht. Staat onder de vraag." />
      <FormSelect name="kind" label="Antwoord" options={kindOptions} />
      {kind === 'choice' && (
        <FormTextArea name="options" label="Keuzes" description="Elke keuze op een eigen regel." />
      )}
      <FormCheckbox
        name="required"
        label={kind === 'yesNo' ? 'Zonder ja kan niemand meedoen' : 'Verplicht'}
      />
    </>
  );
}

function aboutText({ kind, required, options, help }: Question): string {
  const must = kind === 'yesNo' ? 'moet ja zijn' : 'verplicht';
  const parts = [kind === 'choice' ? options.join(', ') : kinds[kind], ...(required ? [must] : [])];
  return `${parts.join(' · ')}${help ? `. ${help}` : ''}`;
}

function inputOf({ id, label, help, kind, required, options }: ParadeFieldInput): ParadeFieldInput {
  return { id, label, help, kind, required, options };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

const Always = styled.p`
  margin: 0 0 var(--s3);
  color: var(--ink-2);
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding: var(--s2) 0;
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
