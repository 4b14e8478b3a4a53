import { differingRows } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { FieldPair, FormChoice, FormDateField, FormNumberField } from 'kit/fields';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { number, object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type SignUpMode,
  VolunteersSetSignUpDocument,
  type VolunteersSignUpsFragment,
  VolunteersSignUpsFragmentDoc,
} from '../gql/graphql';
import { seasonName } from '../seasons';

interface SignUpValues {
  mode: SignUpMode;
  from: string;
  until: string;
  most: number | string;
}

const modes = [
  { value: 'closed', label: 'Gesloten: wij vragen mensen zelf' },
  { value: 'request', label: 'Op verzoek: wij zeggen ja of nee' },
  { value: 'open', label: 'Open: wie bevestigt, heeft de plaats' },
];
const MOST = 20;
const COUNT = `Vul een geheel getal in van 1 tot en met ${MOST}`;
const schema = object({
  mode: string().required(),
  from: requiredText(),
  until: requiredText().test(
    'after',
    'De laatste dag is niet voor de eerste',
    (until, { parent }) => !until || until >= (parent as SignUpValues).from,
  ),
  most: number().typeError(COUNT).required(COUNT).integer(COUNT).min(1, COUNT).max(MOST, COUNT),
});
const labels = { mode: 'Aanmelden', from: 'Vanaf', until: 'Tot en met', most: 'Diensten per persoon' };

interface SignUpDialogProps {
  activity: FragmentType<typeof VolunteersSignUpsFragmentDoc>;
  season: number;
  /** The activity as it is now. */
  fetchLatest: () => Promise<FragmentType<typeof VolunteersSignUpsFragmentDoc> | undefined>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Whether, and when, people sign themselves up for an activity in a season. */
export function SignUpDialog({ activity: masked, season, fetchLatest, onDone, onClose }: SignUpDialogProps) {
  const activity = getFragmentData(VolunteersSignUpsFragmentDoc, masked);
  const { save } = useSave(VolunteersSetSignUpDocument, { done: 'Aanmelden ingesteld' });
  const valuesOf = (record: VolunteersSignUpsFragment) => valuesIn(record, season);
  return (
    <EditDialog<VolunteersSignUpsFragment, SignUpValues>
      title={`Aanmelden voor ${activity.name} in ${seasonName(season)}`}
      onClose={onClose}
      size={600}
      schema={schema}
      record={activity}
      valuesOf={valuesOf}
      send={async ({ id, revision }, { mode, from, until, most }) => {
        await save({ id, season, revision, signUp: { mode, from, until, most: Number(most) } });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(VolunteersSignUpsFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(labels, shown(mine), shown(valuesOf(theirs)))}
    >
      <FormChoice name="mode" label="Kunnen mensen zich zelf aanmelden?" options={modes} />
      <FieldPair>
        <FormDateField name="from" label={labels.from} required />
        <FormDateField name="until" label={labels.until} required />
      </FieldPair>
      <FormNumberField name="most" label={labels.most} inputMode="numeric" required />
    </EditDialog>
  );
}

function valuesIn({ signUps }: VolunteersSignUpsFragment, season: number): SignUpValues {
  const { mode, from, until, most } = signUps.find((one) => one.season === season) ?? {
    ...{ mode: 'open' as const, from: todayInAmsterdam(), until: `${season + 1}-03-31`, most: 3 },
  };
  return { mode, from, until, most };
}

const shown = ({ mode, from, until, most }: SignUpValues) => ({
  ...{ from: formatDate(from), until: formatDate(until), most: String(most) },
  mode: modes.find(({ value }) => value === mode)?.label ?? '',
});
