import { differingRows } from 'kit/conflict';
import { ConfirmActionDialog, DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormNumberField, FormTextArea } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Alert } from 'kit/ui';
import { number, object } from 'yup';

import { useEdition } from '../EditionContext';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantActivateEditionDocument,
  KrantActivateEditionFragmentDoc,
  KrantAddEditionDocument,
  KrantDeleteEditionDocument,
  KrantEditEditionDocument,
  type KrantEditEditionFragment,
  KrantEditEditionFragmentDoc,
} from '../gql/graphql';

/** The number of pages is a text as long as it is being typed. */
type Values = { title: string; pageCount: number | string };
type EditValues = Values & { materialBy: string; conditions: string; proofDays: number | string };

const NORMAL_PAGES = 32;
/** As on the server. */
const PAGES = 'Kies 4 tot en met 200 pagina’s, een viervoud';

const schema = object({
  title: requiredText(),
  pageCount: number()
    .transform((_value, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError(PAGES)
    .min(4, PAGES)
    .max(200, PAGES)
    .test('fours', PAGES, (count) => Number(count) % 4 === 0),
});

/** As on the server. */
const DAYS = 'Kies 1 tot en met 30 dagen, of laat het leeg';
const editSchema = schema.shape({
  proofDays: number()
    .transform((_value, original: unknown) => (original === '' ? undefined : Number(original)))
    .typeError(DAYS)
    .integer(DAYS)
    .min(1, DAYS)
    .max(30, DAYS),
});

const valuesOf = ({ title, pageCount, ...edition }: KrantEditEditionFragment): EditValues => ({
  ...{ title, pageCount, materialBy: edition.materialBy ?? '', conditions: edition.conditions },
  proofDays: edition.proofDays ?? '',
});
// The schema made it a number.
const asSent = ({ title, pageCount }: Values) => ({ title, pageCount: Number(pageCount) });

interface FieldsProps {
  /** Its title stands on invoices. */
  isInvoiced?: boolean;
}

const Fields = ({ isInvoiced = false }: FieldsProps) => (
  <>
    <FormTextField
      name="title"
      label="Titel"
      maxLength={40}
      autoComplete="off"
      readOnly={isInvoiced}
      description={isInvoiced ? 'De titel staat op facturen en blijft zoals ze is.' : undefined}
    />
    <FormNumberField
      name="pageCount"
      label="Aantal pagina’s"
      inputMode="numeric"
      description="Een viervoud, want een vel heeft vier pagina’s."
    />
  </>
);

interface AddProps {
  isOpen: boolean;
  /** Shows the new edition. */
  onAdded: (id: string) => Promise<unknown>;
  onClose: () => void;
}

/** A new edition: a title is required; it starts inactive and without sale season. */
export function AddEditionDialog({ isOpen, onAdded, onClose }: AddProps) {
  const { active, editions } = useEdition();
  const { save } = useSave(KrantAddEditionDocument, { done: 'Editie toegevoegd' });
  const newest = Number(editions[0]?.title);
  return (
    <FormDialog<Values>
      title="Nieuwe editie"
      isOpen={isOpen}
      onClose={onClose}
      size={400}
      schema={schema}
      initialValues={{ title: newest ? String(newest + 1) : '', pageCount: NORMAL_PAGES }}
      onSubmit={async (values) => {
        const { addPaperEdition: edition } = await save(asSent(values));
        await onAdded(edition.id);
      }}
    >
      <Fields />
      <Alert>
        {active
          ? `De nieuwe editie is nog niet actief en heeft nog geen verkoopseizoen. Editie ${active.title} blijft actief.`
          : 'De eerste editie is meteen actief. Een verkoopseizoen heeft ze nog niet.'}
      </Alert>
    </FormDialog>
  );
}

interface EditProps {
  edition: FragmentType<typeof KrantEditEditionFragmentDoc>;
  /** The edition as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof KrantEditEditionFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes the title, the number of pages and until when material can come of an edition. */
export function EditEditionDialog({ edition: masked, fetchLatest, onClose }: EditProps) {
  const edition = getFragmentData(KrantEditEditionFragmentDoc, masked);
  const { save } = useSave(KrantEditEditionDocument, { done: 'Editie aangepast' });
  return (
    <EditDialog<KrantEditEditionFragment, EditValues>
      title={`Editie ${edition.title} aanpassen`}
      onClose={onClose}
      size={400}
      schema={editSchema}
      record={edition}
      valuesOf={valuesOf}
      send={({ id, revision }, values) =>
        save({
          id,
          revision,
          ...asSent(values),
          materialBy: values.materialBy || null,
          conditions: values.conditions,
          proofDays: Number(values.proofDays) || null,
        })
      }
      fetchLatest={async () => getFragmentData(KrantEditEditionFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows<EditValues>(
          {
            ...{ title: 'Titel', pageCount: 'Aantal pagina’s' },
            materialBy: { label: 'Materiaal uiterlijk', show: formatDate },
            conditions: 'Voorwaarden',
            proofDays: 'Proef telt als gezien na (dagen)',
          },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <Fields isInvoiced={edition.invoiced} />
      <FormDateField
        name="materialBy"
        label="Materiaal uiterlijk"
        description="Wie nog niets aanleverde, krijgt twee weken, een week en een dag ervoor een mail, en een dag erna."
      />
      <FormNumberField
        name="proofDays"
        label="Proef telt als gezien na (dagen)"
        inputMode="numeric"
        description="Antwoordt een adverteerder dan nog niet, dan ligt de advertentie vast. Leeg: we wachten op antwoord."
      />
      <FormTextArea
        name="conditions"
        label="Voorwaarden"
        rows={3}
        maxLength={2000}
        description="Staan in de bevestiging die een adverteerder na de verkoop krijgt."
      />
    </EditDialog>
  );
}

interface ActivateProps {
  edition: FragmentType<typeof KrantActivateEditionFragmentDoc>;
  isOpen: boolean;
  onClose: () => void;
}

/** Exactly one edition is active: activating one deactivates the others, and selects it. */
export function ActivateDialog({ edition, isOpen, onClose }: ActivateProps) {
  const { id, title, saleSeason } = getFragmentData(KrantActivateEditionFragmentDoc, edition);
  const { active, choose } = useEdition();
  const reload = useRefetch(['KrantEditions', 'KrantOverview']);
  const { save } = useSave(KrantActivateEditionDocument, { done: `Editie ${title} is actief` });
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question={`Editie ${title} actief maken?`}
      confirmLabel="Actief maken"
      onConfirm={async () => {
        await save({ id });
        choose(id);
        // What is open is counted for the active edition.
        await reload();
      }}
      onClose={onClose}
    >
      {active &&
        `Editie ${active.title} wordt archief: haar advertenties kun je dan alleen nog bekijken, haar facturen gaan door. `}
      {saleSeason
        ? `Verkopers zien meteen editie ${title}.`
        : `Verkopers zien editie ${title} zodra je haar verkoopseizoen aanzet.`}
    </ConfirmActionDialog>
  );
}

interface DeleteProps {
  edition: { id: string; title: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an edition goes, such as one that was typed wrong; the server keeps one on which something hangs. */
export function DeleteEditionDialog({ edition: { id, title }, isOpen, onClose }: DeleteProps) {
  const { active, choose } = useEdition();
  const reload = useRefetch(['KrantEditions', 'KrantOverview']);
  const { save } = useSave(KrantDeleteEditionDocument, { done: `Editie ${title} verwijderd` });
  return (
    <DeleteDialog
      isOpen={isOpen}
      question={`Editie ${title} verwijderen?`}
      hangsOn={{ kind: 'PaperEdition', id }}
      onDelete={async () => {
        await save({ id });
        if (active) choose(active.id);
        await reload();
      }}
      onClose={onClose}
    />
  );
}
