import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { RecordInputs, SameRecord } from 'kit/records';
import { useSnackbar } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubAddMemberDocument,
  ClubMemberDocument,
  type ClubMemberFormFragment,
  ClubMemberFormFragmentDoc,
  ClubSaveMemberDocument,
} from '../gql/graphql';
import { type MemberValues, valuesOf, memberFields } from './memberFields';
import {
  editedInput,
  type EditedMember,
  isComplete,
  memberLabels,
  memberSchema,
  newMember,
  newMemberSchema,
  type NewMemberValues,
  agreementOf,
} from './memberValues';
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
      isOpen
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
      isOpen
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
