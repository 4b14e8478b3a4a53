import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { requiredText, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import {
  SecretariatCorrectDeclarationDocument,
  type SecretariatDeclarationYearFragment,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import type { Reviewed } from './ReviewActions';

type Place = { yearId: string; wg: string };
type Years = readonly SecretariatDeclarationYearFragment[];

const schema = object({ yearId: requiredText('Kies een boekjaar'), wg: requiredText('Kies een commissie') });

interface CorrectDialogProps {
  isOpen: boolean;
  declaration: Reviewed;
  years: Years;
  onClose: () => void;
}

/** Puts a declaration under the right committee, or in the right year: its own, or one that is open. */
export function CorrectDialog({ isOpen, declaration, years, onClose }: CorrectDialogProps) {
  const { id, revision, yearId, wg } = declaration;
  const { save } = useSave(SecretariatCorrectDeclarationDocument, { done: 'Declaratie verplaatst' });
  const reload = useReloadFinance();
  return (
    <FormDialog<Place>
      title="Commissie en boekjaar wijzigen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={{ yearId, wg }}
      schema={schema}
      submitLabel="Wijzigen"
      onSubmit={async (place) => {
        await save({ id, revision, place });
        await reload();
      }}
    >
      <PlaceFields years={years.filter((year) => !year.locked || year.id === yearId)} />
      <div>{declaration.creator} leest dit in de mail over het besluit.</div>
    </FormDialog>
  );
}

function PlaceFields({ years }: { years: Years }) {
  const { yearId } = useFormState().values as Place;
  const groups = years.find(({ id }) => id === yearId)?.workgroups ?? [];
  return (
    <>
      <FormSelect
        name="yearId"
        label="Boekjaar"
        options={years.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FormSelect
        name="wg"
        label="Commissie"
        placeholder="Kies een commissie"
        options={groups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
      />
    </>
  );
}
