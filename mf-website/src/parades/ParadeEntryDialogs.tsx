import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormChoice, FormSelect, FormTextArea } from 'kit/fields';
import { FormTextField, requiredEmail, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import {
  type ParadeEntryInput,
  type ParadeName,
  WebsiteAddParadeEntryDocument,
  WebsiteEditParadeEntryDocument,
  WebsiteMoveParadeEntryDocument,
  WebsiteNumberParadeDocument,
  type WebsiteParadeEntryFragment,
  type WebsiteParadeFieldFragment,
} from '../gql/graphql';
import { OrderDialog } from '../OrderDialog';

type Entry = WebsiteParadeEntryFragment;
type Question = WebsiteParadeFieldFragment;
/** What is filled in: the group and the contact person, and the answer to each question by its id. */
type Values = Record<string, string>;

const ALWAYS = {
  name: 'Groep',
  contactName: 'Contactpersoon',
  contactPhone: 'Telefoon',
  contactEmail: 'E-mail',
} as const;
const schema = object({
  name: requiredText(),
  contactName: requiredText(),
  contactPhone: requiredText(),
  contactEmail: requiredEmail(),
});

interface Props {
  parade: ParadeName;
  year: number;
  /** What is asked now. */
  fields: readonly Question[];
  onClose: () => void;
}

/** Adds who enrolled in another way, such as by telephone; nobody is mailed. */
export function AddParadeEntryDialog({
  parade,
  year,
  fields,
  onClose,
  onAdded,
}: Props & { onAdded: () => void }) {
  const { save } = useSave(WebsiteAddParadeEntryDocument, { done: 'Deelnemer toegevoegd' });
  return (
    <FormDialog<Values>
      title="Deelnemer toevoegen"
      onClose={onClose}
      schema={schema}
      initialValues={valuesOf(fields)}
      onSubmit={async (values) => {
        await save({ parade, year, entry: inputOf(fields, values) });
        onAdded();
      }}
    >
      <EntryFields fields={fields} />
    </FormDialog>
  );
}

interface EditProps extends Omit<Props, 'year'> {
  entry: Entry;
  /** As it is now on the server. */
  fetchLatest: () => Promise<Entry | undefined>;
}

/** Mends what a group filled in. */
export function EditParadeEntryDialog({ parade, fields, entry, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(WebsiteEditParadeEntryDocument, { done: 'Deelnemer aangepast' });
  const labels = { ...ALWAYS, ...Object.fromEntries(fields.map(({ id, label }) => [id, label])) };
  return (
    <EditDialog<Entry, Values>
      title="Deelnemer aanpassen"
      onClose={onClose}
      schema={schema}
      record={entry}
      valuesOf={(read) => valuesOf(fields, read)}
      send={({ id, revision }, values) => save({ parade, id, revision, entry: inputOf(fields, values) })}
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differingRows<Values>(labels, mine, valuesOf(fields, theirs))}
    >
      <EntryFields fields={fields} entry={entry} />
    </EditDialog>
  );
}

function EntryFields({ fields, entry }: { fields: readonly Question[]; entry?: Entry }) {
  const answered = new Map(entry?.answers.map(({ fieldId, value }) => [fieldId, value]));
  return (
    <>
      <FormTextField name="name" label={ALWAYS.name} />
      <FormTextField name="contactName" label={ALWAYS.contactName} />
      <FormTextField name="contactPhone" label={ALWAYS.contactPhone} type="tel" inputMode="tel" />
      <FormTextField name="contactEmail" label={ALWAYS.contactEmail} type="email" inputMode="email" />
      {fields.map((field) => (
        <Answer key={field.id} field={field} before={answered.get(field.id)} />
      ))}
    </>
  );
}

/** @param before what was answered, which may stay although it can no longer be chosen */
function Answer({ field: { id, label, help, kind, options }, before }: { field: Question; before?: string }) {
  const texts = { name: id, label, description: help || undefined };
  if (kind === 'lines') return <FormTextArea {...texts} />;
  if (kind === 'line' || kind === 'number')
    return <FormTextField {...texts} inputMode={kind === 'number' ? 'decimal' : undefined} />;
  const choices = kind === 'yesNo' ? ['Ja', 'Nee'] : options;
  const all = before && !choices.includes(before) ? [...choices, before] : choices;
  return (
    <FormSelect
      {...texts}
      placeholder="Niet ingevuld"
      options={all.map((option) => ({ value: option, label: option }))}
    />
  );
}

function valuesOf(fields: readonly Question[], entry?: Entry): Values {
  const { name = '', contactName = '', contactPhone = '', contactEmail = '', answers = [] } = entry ?? {};
  const given = new Map(answers.map(({ fieldId, value }) => [fieldId, value]));
  const own = Object.fromEntries(fields.map(({ id }) => [id, given.get(id) ?? '']));
  return { name, contactName, contactPhone, contactEmail, ...own };
}

function inputOf(fields: readonly Question[], values: Values): ParadeEntryInput {
  const { name = '', contactName = '', contactPhone = '', contactEmail = '' } = values;
  const answers = fields.map(({ id }) => ({ fieldId: id, value: values[id] ?? '' }));
  return { name, contactName, contactPhone, contactEmail, answers };
}

interface OrderProps extends Pick<Props, 'parade' | 'year' | 'onClose'> {
  entries: readonly Entry[];
}

/** Puts the groups in the order in which they go. */
export function ParadeOrderDialog({ parade, year, entries, onClose }: OrderProps) {
  const { save } = useSave(WebsiteMoveParadeEntryDocument);
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title="Volgorde van de optocht"
      label="Volgorde van de optocht"
      items={entries.map(({ id, name, number }) => ({ id, name: number ? `${number} ${name}` : name }))}
      onMove={(id, before) => save({ parade, year, id, before })}
    />
  );
}

interface NumbersProps extends Pick<Props, 'parade' | 'year' | 'onClose'> {
  revision: number;
  entries: readonly Entry[];
}

/** Gives numbers in the order of the line: to who has none yet, or to all anew. */
export function ParadeNumbersDialog({ parade, year, revision, entries, onClose }: NumbersProps) {
  const { save } = useSave(WebsiteNumberParadeDocument, { done: 'Nummers gegeven' });
  const without = entries.filter(({ number }) => number === null).length;
  return (
    <FormDialog<{ who: 'rest' | 'all' }>
      title="Nummers geven"
      onClose={onClose}
      submitLabel="Nummers geven"
      initialValues={{ who: without > 0 ? 'rest' : 'all' }}
      onSubmit={({ who }) => save({ parade, year, revision, anew: who === 'all' })}
    >
      <FormChoice
        name="who"
        label="Wie krijgt een nummer?"
        options={[
          {
            value: 'rest',
            label: `Wie er nog geen heeft (${without}), na het hoogste nummer`,
            disabled: without === 0,
          },
          { value: 'all', label: 'Iedereen opnieuw, in de volgorde van nu' },
        ]}
      />
    </FormDialog>
  );
}
