import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { SecretariatAddAccountancyYearDocument } from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';

type Values = { title: string; copyFrom: string };

const schema = object({ title: requiredText().max(50), copyFrom: string() });

interface AddYearDialogProps {
  isOpen: boolean;
  /** To take committees and budgets over from, newest first. */
  years: readonly { id: string; title: string }[];
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** A new financial year: its title is required. */
export function AddYearDialog({ isOpen, years, onAdded, onClose }: AddYearDialogProps) {
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatAddAccountancyYearDocument, { done: 'Boekjaar toegevoegd' });
  const add = async ({ title, copyFrom }: Values) => {
    const { addAccountancyYear } = await save({ title, copyFrom: copyFrom || null });
    await reload();
    onAdded(addAccountancyYear.id);
  };
  return (
    <FormDialog<Values>
      title="Nieuw boekjaar"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={{ title: '', copyFrom: years[0]?.id ?? '' }}
      schema={schema}
      onSubmit={add}
    >
      <FormTextField name="title" label="Titel" maxLength={50} autoComplete="off" />
      <FormSelect
        name="copyFrom"
        label="Overnemen van"
        description="De commissies en hun begroting."
        placeholder="Niets: alle commissies, zonder begroting"
        options={years.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </FormDialog>
  );
}
