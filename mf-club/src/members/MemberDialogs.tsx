import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { emptyValues, labelsOf, RecordInputs, SameRecord, schemaOf } from 'kit/records';
import { useSnackbar } from 'kit/ui';
import { number, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubAddMemberDocument,
  ClubMemberDocument,
  type ClubMemberFormFragment,
  ClubMemberFormFragmentDoc,
  type ClubMemberInput,
  ClubSaveMemberDocument,
} from '../gql/graphql';
import { memberFields, memberInput, type MemberValues, valuesOf } from './memberFields';
import { thisYear } from './payments/usePaymentYears';
import { shownName } from './useMembers';

interface AddProps {
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A new member; 'Opslaan' appears when what must be filled in is there. Mounted when opened. */
export function AddMemberDialog({ onDone, onClose }: AddProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(ClubAddMemberDocument);
  return (
    <FormDialog<NewMemberValues>
      title="Lid toevoegen"
      onClose={onClose}
      submitLabel="Opslaan"
      canSubmit={isComplete}
      schema={newMemberSchema}
      initialValues={newMember}
      next={() => newMember}
      onSubmit={async ({ joined, ...values }) => {
        const { addClubMember: added } = await save({
          member: editedInput(values),
          // The schema made it a number.
          joined: joined === '' || joined === undefined ? null : Number(joined),
        });
        snackbar.show(`${added.name} is lid ${added.membershipNumber}`);
        await onDone();
      }}
    >
      <MemberInputs isNew anyway="Toch toevoegen" />
    </FormDialog>
  );
}

interface EditProps extends AddProps {
  member: FragmentType<typeof ClubMemberFormFragmentDoc>;
}

/** Changes a member, who may be changed by somebody else at the same time. */
export function EditMemberDialog({ member: masked, onDone, onClose }: EditProps) {
  const member = getFragmentData(ClubMemberFormFragmentDoc, masked);
  const latest = useLatest(ClubMemberDocument);
  const { save } = useSave(ClubSaveMemberDocument, { done: 'Lid aangepast' });
  const { id } = member;
  return (
    <EditDialog<ClubMemberFormFragment, EditedMember>
      title={`${shownName(member)} aanpassen`}
      onClose={onClose}
      schema={memberSchema}
      record={member}
      valuesOf={(read) => ({ ...valuesOf(read), agreed: '' })}
      send={async ({ revision }, values) => {
        await save({ id, revision, member: editedInput(values) });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(ClubMemberFormFragmentDoc, (await latest({ id }))?.clubMember)}
      differences={(mine, theirs) => differingRows<MemberValues>(memberLabels, mine, valuesOf(theirs))}
    >
      <MemberInputs anyway="Toch opslaan" />
    </EditDialog>
  );
}

const { todo, notes, active, ...personal } = memberFields;

interface InputsProps {
  /** Also asks since when somebody is a member. */
  isNew?: boolean;
  /** The verb that keeps somebody who looks the same as another. */
  anyway: string;
}

/** The form of a member. */
export function MemberInputs({ isNew, anyway }: InputsProps) {
  return (
    <>
      {isNew && (
        <MutedText>Vul in elk geval achternaam, adres, postcode en plaats in. Dan kun je opslaan.</MutedText>
      )}
      <RecordInputs fields={personal} />
      {isNew && (
        <FormNumberField
          name="joined"
          label="Lid sinds"
          description="Het jaar. Laat je het leeg, dan is het dit jaar. Het lidnummer begint ermee."
          inputMode="numeric"
          maxLength={4}
        />
      )}
      <RecordInputs fields={{ todo, notes, active }} />
      <SameRecord<EditedMember>
        title="Staat dit lid er al in?"
        anyway={anyway}
        fields={['lastName']}
        agreementOf={agreementOf}
      />
    </>
  );
}

/** As on the server. */
const FIRST_YEAR = 1900;

/** The form of a member. */
type EditedMember = MemberValues & {
  /** Name and postal code that are kept although somebody has them already. */
  agreed: string;
};

/** Beside it, for a new member: the year joined, a text as long as it is being typed. */
type NewMemberValues = EditedMember & { joined: number | string };

/** An empty form. */
const newMember: NewMemberValues = {
  ...emptyValues<MemberValues>(memberFields),
  joined: '',
  agreed: '',
};

/** Checks the form of a member. */
const memberSchema = schemaOf<MemberValues>(memberFields).shape({ agreed: string() });

const noYear = () => `Vul een jaar in van ${FIRST_YEAR} tot en met ${thisYear()}`;

/** Checks the form of a new member; without a year joined the server takes this one. */
const newMemberSchema = memberSchema.shape({
  joined: number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(noYear)
    .integer(noYear)
    .test('range', noYear, (year) => year === undefined || (year >= FIRST_YEAR && year <= thisYear())),
});

/** What somebody agrees to when it is said that this looks like another. */
const agreementOf = ({ firstName, lastName, postalCode }: EditedMember): string =>
  // However it is written: what is sent has a postal code as it is printed.
  [firstName, lastName, postalCode].map((text) => text.replace(/\s/g, '').toLowerCase()).join('\n');

/** What is sent of the form. */
function editedInput({ agreed, ...values }: EditedMember): ClubMemberInput {
  const isAgreed = agreed !== '' && agreed === agreementOf({ ...values, agreed });
  return { ...memberInput(values), ...(isAgreed && { allowDuplicate: true }) };
}

/** Whether what must be filled in is there: only then 'Opslaan' is offered. */
function isComplete({ lastName, address, postalCode, city, country }: MemberValues): boolean {
  return [lastName, address, postalCode, city, country].every((text) => text.trim() !== '');
}

const { gender, firstName, lastName, address, postalCode, city, country, ...others } =
  labelsOf<MemberValues>(memberFields);

/** The fields in words, to compare two versions. */
const memberLabels = {
  gender,
  firstName,
  lastName,
  address,
  postalCode,
  city,
  country,
  ...others,
};
