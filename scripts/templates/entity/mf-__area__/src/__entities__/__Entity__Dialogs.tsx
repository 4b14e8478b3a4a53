import { differingRows, useLatest } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { labelsOf, RecordInputs } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  __Doc__AddDocument,
  __Doc__DeleteDocument,
  __Doc__EditDocument,
  type __Doc__FormFragment,
  __Doc__FormFragmentDoc,
  __Doc__OneDocument,
} from '../gql/graphql';
import { __entity__Fields, __entity__Schema, type __Entity__Values, new__Entity__, valuesOf } from './__entity__Fields';

interface DialogProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A new __word__. Mounted when opened. */
export function Add__Entity__Dialog({ onDone, onClose }: DialogProps) {
  const { save } = useSave(__Doc__AddDocument, { done: "__One__ toegevoegd" });
  return (
    <FormDialog<__Entity__Values>
      title="__One__ toevoegen"
      onClose={onClose}
      size={400}
      schema={__entity__Schema}
      initialValues={new__Entity__}
      next={() => new__Entity__}
      onSubmit={(__entity__) => save({ __entity__ })}
      onDone={onDone}
    >
      <RecordInputs fields={__entity__Fields} />
    </FormDialog>
  );
}

interface EditProps extends DialogProps {
  __entity__: FragmentType<typeof __Doc__FormFragmentDoc>;
}

/** Changes __a_word__, which may be changed by somebody else at the same time. */
export function Edit__Entity__Dialog({ __entity__: masked, onDone, onClose }: EditProps) {
  const record = getFragmentData(__Doc__FormFragmentDoc, masked);
  const latest = useLatest(__Doc__OneDocument);
  const { save } = useSave(__Doc__EditDocument, { done: "__One__ aangepast" });
  const { id, name } = record;
  return (
    <EditDialog<__Doc__FormFragment, __Entity__Values>
      title={`${name} aanpassen`}
      onClose={onClose}
      size={400}
      schema={__entity__Schema}
      record={record}
      valuesOf={valuesOf}
      send={async ({ revision }, __entity__) => {
        await save({ id, revision, __entity__ });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(__Doc__FormFragmentDoc, (await latest({ id }))?.__entity__)}
      differences={(mine, theirs) =>
        differingRows<__Entity__Values>(labelsOf<__Entity__Values>(__entity__Fields), mine, valuesOf(theirs))
      }
    >
      <RecordInputs fields={__entity__Fields} />
    </EditDialog>
  );
}

interface DeleteProps extends DialogProps {
  __entity__: { id: string; name: string };
}

/** Moves __a_word__ to the trash, after a question. */
export function Delete__Entity__Dialog({ __entity__: { id, name }, onDone, onClose }: DeleteProps) {
  const { save } = useSave(__Doc__DeleteDocument, { done: "__One__ verwijderd" });
  return (
    <DeleteDialog
      question={`${name} verwijderen?`}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      {name} gaat naar de prullenbak. Je kunt dit 30 dagen lang terugzetten.
    </DeleteDialog>
  );
}
