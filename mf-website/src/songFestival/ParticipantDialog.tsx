import { differingRows } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { FormTextField, requiredEmail, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { type FormFields, labelsOf, pickValues, RecordInputs, schemaOf } from 'kit/records';
import { number } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type ParticipantChangeInput,
  WebsiteEditParticipantDocument,
  type WebsiteParticipantFormFragment,
  WebsiteParticipantFormFragmentDoc,
} from '../gql/graphql';

const PERSONS = 'Vul een getal van 1 tot en met 500 in';

/** What is filled in of a participant, in the order of the form. */
const fields = {
  actName: text('actName', 'Act'),
  songName: text('songName', 'Lied'),
  numberOfParticipants: {
    label: 'Personen',
    empty: 1,
    schema: number().required(PERSONS).typeError(PERSONS).integer(PERSONS).min(1, PERSONS).max(500, PERSONS),
    input: <FormNumberField name="numberOfParticipants" label="Personen" inputMode="numeric" />,
  },
  contactName: text('contactName', 'Contactpersoon'),
  contactPhone: {
    label: 'Telefoon',
    empty: '',
    schema: requiredText(),
    input: <FormTextField name="contactPhone" label="Telefoon" type="tel" inputMode="tel" />,
  },
  contactEmail: {
    label: 'E-mail',
    empty: '',
    schema: requiredEmail(),
    input: <FormTextField name="contactEmail" label="E-mail" type="email" inputMode="email" />,
  },
} satisfies FormFields<ParticipantChangeInput>;
const schema = schemaOf<ParticipantChangeInput>(fields);
const valuesOf = (participant: WebsiteParticipantFormFragment) =>
  pickValues<ParticipantChangeInput>(fields, participant);

interface ParticipantDialogProps {
  participant: FragmentType<typeof WebsiteParticipantFormFragmentDoc>;
  /** The participant as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteParticipantFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Mends what a participant of the song festival filled in; the statement stays. */
export function ParticipantDialog({ participant, fetchLatest, onClose }: ParticipantDialogProps) {
  const { save } = useSave(WebsiteEditParticipantDocument, { done: 'Deelnemer aangepast' });
  return (
    <EditDialog<WebsiteParticipantFormFragment, ParticipantChangeInput>
      title="Deelnemer aanpassen"
      onClose={onClose}
      schema={schema}
      record={getFragmentData(WebsiteParticipantFormFragmentDoc, participant)}
      valuesOf={valuesOf}
      send={({ id, revision }, values) => save({ id, revision, participant: schema.cast(values) as never })}
      fetchLatest={async () => getFragmentData(WebsiteParticipantFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(labelsOf<ParticipantChangeInput>(fields), mine, valuesOf(theirs))
      }
    >
      <RecordInputs fields={fields} />
    </EditDialog>
  );
}

function text(name: string, label: string) {
  return { label, empty: '', schema: requiredText(), input: <FormTextField name={name} label={label} /> };
}
