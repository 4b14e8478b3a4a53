import { differingRows } from 'kit/conflict';
import { ConfirmActionDialog, DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormEuroField } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { number, object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubActivateEditionDocument,
  ClubAddEditionDocument,
  ClubDeleteEditionDocument,
  ClubEditEditionDocument,
  type ClubEditEditionFragment,
  ClubEditEditionFragmentDoc,
} from '../gql/graphql';

/** The contribution is cents; a text as long as it is being typed. */
type Values = { title: string; contribution: number | string };

const NO_AMOUNT = 'Vul een bedrag in, zoals 11,11';
/** As on the server. */
const OUT_OF_RANGE = 'Vul een bedrag boven nul in, tot en met 1.000 euro';

const schema = object({
  title: requiredText().matches(/^\d{4}$/, {
    message: 'Vul een jaar in, zoals 2027',
    excludeEmptyString: true,
  }),
  contribution: number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(NO_AMOUNT)
    .required()
    .min(1, OUT_OF_RANGE)
    .max(100_000, OUT_OF_RANGE),
});

const valuesOf = ({ title, contribution }: ClubEditEditionFragment): Values => ({ title, contribution });
// The schema made it a number.
const asSent = ({ title, contribution }: Values) => ({ title, contribution: Number(contribution) });

/** The club year is that of the active edition: it may be another one now. */
const useClubYearReload = () => useRefetch(['ClubSettings']);

interface FieldsProps {
  /** It is an edition that is there already. */
  edition?: Pick<ClubEditEditionFragment, 'yearFixed'>;
}

const Fields = ({ edition }: FieldsProps) => (
  <>
    <FormTextField
      name="title"
      label="Jaar"
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      readOnly={edition?.yearFixed}
      description={edition?.yearFixed ? 'Bij dit jaar horen al betalingen of brieven.' : undefined}
    />
    <FormEuroField
      name="contribution"
      label="Contributie in euro"
      description={edition && 'Brieven die al gemaakt zijn, blijven vragen wat erin staat.'}
    />
  </>
);

interface AddProps {
  isOpen: boolean;
  /** The newest edition: the new one is of the year after it. */
  latest: { title: string; contribution: number } | undefined;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new edition: title and contribution are required. */
export function AddEditionDialog({ isOpen, latest, onAdded, onClose }: AddProps) {
  const { save } = useSave(ClubAddEditionDocument, { done: 'Editie toegevoegd' });
  const reload = useClubYearReload();
  const next = latest && Number(latest.title) + 1;
  return (
    <FormDialog<Values>
      title="Nieuwe editie"
      isOpen={isOpen}
      onClose={onClose}
      size={400}
      schema={schema}
      initialValues={{ title: next ? String(next) : '', contribution: latest?.contribution ?? '' }}
      onSubmit={async (values) => {
        await save(asSent(values));
        await Promise.all([onAdded(), reload()]);
      }}
    >
      <Fields />
    </FormDialog>
  );
}

interface EditProps {
  edition: FragmentType<typeof ClubEditEditionFragmentDoc>;
  /** The edition as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof ClubEditEditionFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes the year or the contribution of an edition. */
export function EditEditionDialog({ edition: masked, fetchLatest, onClose }: EditProps) {
  const edition = getFragmentData(ClubEditEditionFragmentDoc, masked);
  const { save } = useSave(ClubEditEditionDocument, { done: 'Editie aangepast' });
  const reload = useClubYearReload();
  return (
    <EditDialog<ClubEditEditionFragment, Values>
      title={`Editie ${edition.title} aanpassen`}
      onClose={onClose}
      size={400}
      schema={schema}
      record={edition}
      valuesOf={valuesOf}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, ...asSent(values) });
        await reload();
      }}
      fetchLatest={async () => getFragmentData(ClubEditEditionFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(
          { title: 'Jaar', contribution: { label: 'Contributie', show: formatEuro } },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <Fields edition={edition} />
    </EditDialog>
  );
}

interface ActivateProps {
  edition: { id: string; title: string } | undefined;
  onClose: () => void;
}

/** Exactly one edition is active: activating one ends the others. */
export function ActivateDialog({ edition, onClose }: ActivateProps) {
  const { save } = useSave(ClubActivateEditionDocument, { done: 'Editie geactiveerd' });
  const reload = useClubYearReload();
  return (
    <ConfirmActionDialog
      isOpen={edition !== undefined}
      question={`Editie ${edition?.title ?? ''} activeren?`}
      confirmLabel="Activeren"
      onConfirm={async () => {
        if (!edition) return;
        await save({ id: edition.id });
        await reload();
      }}
      onClose={onClose}
    >
      De editie die nu actief is, eindigt dan. Haar aantal leden verandert daarna niet meer; dat van een
      oudere editie die je weer actief maakt ook niet.
    </ConfirmActionDialog>
  );
}

interface DeleteProps {
  edition: { id: string; title: string };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an edition goes, such as one that was typed wrong; the server keeps one on which something hangs. */
export function DeleteEditionDialog({ edition: { id, title }, onDone, onClose }: DeleteProps) {
  const { save } = useSave(ClubDeleteEditionDocument, { done: 'Editie verwijderd' });
  return (
    <DeleteDialog
      question={`Editie ${title} verwijderen?`}
      hangsOn={{ kind: 'ClubEdition', id }}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
