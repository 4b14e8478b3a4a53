import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { Alert } from 'kit/ui';
import { number, object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantEditEditionDocument,
  KrantEditionFragmentDoc,
  KrantEditionsDocument,
  type KrantPagesDialogFragment,
  KrantPagesDialogFragmentDoc,
} from '../gql/graphql';
import { pageOf } from './paper';
import type { PlanAd } from './planOf';

type Edition = KrantPagesDialogFragment;
/** A text as long as it is being typed. */
type Values = { pageCount: number | string };

/** As on the server. */
const PAGES = 'Kies 4 tot en met 200 pagina’s, een viervoud';

const schema = object({
  pageCount: number()
    .transform((_value, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError(PAGES)
    .min(4, PAGES)
    .max(200, PAGES)
    .test('fours', PAGES, (count) => Number(count) % 4 === 0),
});

const valuesOf = ({ pageCount }: Edition): Values => ({ pageCount });

interface PagesDialogProps {
  edition: FragmentType<typeof KrantPagesDialogFragmentDoc>;
  ads: readonly PlanAd[];
  onClose: () => void;
}

/** How many pages the edition has, from its plan. Mounted when opened. */
export function PagesDialog({ edition: masked, ads, onClose }: PagesDialogProps) {
  const edition = getFragmentData(KrantPagesDialogFragmentDoc, masked);
  const latest = useLatest(KrantEditionsDocument);
  const { save } = useSave(KrantEditEditionDocument, { done: 'Aantal pagina’s opgeslagen' });
  const fetchLatest = async () => {
    const editions = getFragmentData(KrantEditionFragmentDoc, (await latest({}))?.paperEditions);
    const now = editions?.find(({ id }) => id === edition.id);
    return getFragmentData(KrantPagesDialogFragmentDoc, now);
  };
  return (
    <EditDialog<Edition, Values>
      title="Aantal pagina’s"
      isOpen
      onClose={onClose}
      size={400}
      schema={schema}
      record={edition}
      valuesOf={valuesOf}
      send={({ id, revision, title }, { pageCount }) =>
        save({ id, revision, title, pageCount: Number(pageCount) })
      }
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differingRows({ pageCount: 'Aantal pagina’s' }, mine, valuesOf(theirs))}
    >
      <FormNumberField
        name="pageCount"
        label="Aantal pagina’s"
        inputMode="numeric"
        description="Een viervoud, want een vel heeft vier pagina’s."
      />
      <Vanishing ads={ads} pageCount={edition.pageCount} />
    </EditDialog>
  );
}

/** Names the pages that would be no more while something stands on them. */
function Vanishing({ ads, pageCount }: { ads: readonly PlanAd[]; pageCount: number }) {
  const wanted = Number(useFormState().values.pageCount);
  const lost = ads
    .map(({ id, name, placedOnPage }) => ({ id, name, page: pageOf(placedOnPage, pageCount) ?? 0 }))
    .filter(({ page }) => wanted >= 4 && page > wanted)
    .sort((a, b) => a.page - b.page);
  if (lost.length === 0) return null;
  return (
    <Alert kind="warning" title="Er staan advertenties op pagina’s die vervallen">
      {lost.map(({ id, name, page }) => (
        <div key={id}>{`Pagina ${page}: ${name}`}</div>
      ))}
      Haal ze eerst van die pagina’s.
    </Alert>
  );
}
