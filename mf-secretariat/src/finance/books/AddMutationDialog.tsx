import { FormDialog } from 'kit/editing';
import { FormChoice, FormEuroField, FormSelect } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import { SecretariatAddMutationDocument } from '../../gql/graphql';
import { centsAboveZero } from '../cents';
import { useReloadFinance } from '../useReloadFinance';
import type { Year } from './year';

type Values = { wg: string; description: string; kind: 'income' | 'expence'; amount: number | string };

const empty: Values = { wg: '', description: '', kind: 'expence', amount: '' };
const schema = object({
  wg: requiredText('Kies een commissie'),
  description: requiredText().max(200),
  kind: requiredText(),
  amount: centsAboveZero(),
});
const kinds = [
  { value: 'income', label: 'Inkomsten' },
  { value: 'expence', label: 'Uitgaven' },
];

interface AddMutationDialogProps {
  year: Year;
  isOpen: boolean;
  onClose: () => void;
}

/** A line that is added by hand, which is closed at once. */
export function AddMutationDialog({ year, isOpen, onClose }: AddMutationDialogProps) {
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatAddMutationDocument, { done: 'Mutatie toegevoegd' });
  const add = async ({ wg, description, kind, amount }: Values) => {
    await save({ mutation: { yearId: year.id, wg, description, [kind]: Number(amount) } });
    await reload();
  };
  return (
    <FormDialog<Values>
      title="Mutatie toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={empty}
      next={({ wg, kind }) => ({ ...empty, wg, kind })}
      schema={schema}
      onSubmit={add}
    >
      <FormSelect
        name="wg"
        label="Commissie"
        placeholder="Kies een commissie"
        options={year.workgroups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
      />
      <FormTextField name="description" label="Omschrijving" maxLength={200} autoComplete="off" />
      <FormChoice name="kind" label="Inkomsten of uitgaven?" options={kinds} />
      <FormEuroField name="amount" label="Bedrag in euro" />
    </FormDialog>
  );
}
