import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  ClubAddMandateDocument,
  ClubEndMandateDocument,
  ClubMandateDialogFragmentDoc,
  type ClubMandateInput,
} from '../../gql/graphql';
import { shownName } from '../useMembers';
import { ibanInGroups, liveMandateOf } from './mandates';

interface MandateDialogProps {
  member: FragmentType<typeof ClubMandateDialogFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** As many characters as a bank takes. */
const LONGEST_NAME = 70;
const off = { autoComplete: 'off' } as const;

const schema = object({
  holder: requiredText().max(LONGEST_NAME),
  iban: requiredText(),
  signedOn: requiredText().test(
    'past',
    'Kies vandaag of een eerdere datum',
    (day) => day <= todayInAmsterdam(),
  ),
});

/** A mandate that a member signed; it takes the place of the one there is. */
export function AddMandateDialog({ member: masked, onDone, onClose }: MandateDialogProps) {
  const member = getFragmentData(ClubMandateDialogFragmentDoc, masked);
  const { id, revision } = member;
  const live = liveMandateOf(member);
  const { save } = useSave(ClubAddMandateDocument, { done: 'Machtiging vastgelegd' });
  return (
    <FormDialog<ClubMandateInput>
      title={`Machtiging van ${shownName(member)}`}
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ holder: live?.holder ?? shownName(member), iban: '', signedOn: '' }}
      onSubmit={({ holder, iban, signedOn }) =>
        save({ memberId: id, revision, mandate: { holder, iban, signedOn } })
      }
      onDone={onDone}
    >
      <p>
        {live
          ? `Deze komt in de plaats van ${live.reference} (${ibanInGroups(live.iban)}). Ook een ander rekeningnummer is een nieuwe machtiging.`
          : 'Met een getekende machtiging kan de penningmeester de contributie incasseren.'}
      </p>
      <FormTextField name="holder" label="Rekeninghouder" required {...off} />
      <FormTextField name="iban" label="Rekeningnummer (IBAN)" required {...off} />
      <FormDateField name="signedOn" label="Getekend op" required max={todayInAmsterdam()} />
    </FormDialog>
  );
}

/** Asks before a mandate is ended: from then on nothing new is collected by it. */
export function EndMandateDialog({ member: masked, onDone, onClose }: MandateDialogProps) {
  const member = getFragmentData(ClubMandateDialogFragmentDoc, masked);
  const { id, revision } = member;
  const { save } = useSave(ClubEndMandateDocument, { done: 'Machtiging beëindigd' });
  return (
    <ConfirmActionDialog
      question={`Machtiging ${liveMandateOf(member)?.reference ?? ''} van ${shownName(member)} beëindigen?`}
      confirmLabel="Beëindigen"
      onConfirm={() => save({ memberId: id, revision })}
      onDone={onDone}
      onClose={onClose}
    >
      Er wordt dan niets meer geïncasseerd. Uit een incassobestand dat nog niet is opgehaald voor de bank,
      gaat het eruit; bij een ander bestand ziet de penningmeester het staan. De machtiging blijft te zien.
    </ConfirmActionDialog>
  );
}
