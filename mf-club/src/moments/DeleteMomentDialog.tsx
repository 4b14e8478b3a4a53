import { DeleteDialog } from 'kit/editing';
import { ApiError, toApiError, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type ClubDeleteMomentDialogFragment,
  ClubDeleteMomentDialogFragmentDoc,
  ClubDeleteMomentDocument,
} from '../gql/graphql';
import { lettersText } from './momentState';

/** The foundation's question, to the letter. */
const QUESTION =
  'Weet je zeker dat je dit contact moment wilt verwijderen? Dit heeft gevolgen voor alle bijbehorende brieven en eventuele betalingen.';

interface DeleteMomentDialogProps {
  moment: FragmentType<typeof ClubDeleteMomentDialogFragmentDoc>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a contact moment goes, with its letters and payment links. */
export function DeleteMomentDialog({ moment: masked, isOpen, onClose }: DeleteMomentDialogProps) {
  const moment = getFragmentData(ClubDeleteMomentDialogFragmentDoc, masked);
  const reload = useRefetch(['ClubMoments']);
  const { save } = useSave(ClubDeleteMomentDocument, { done: 'Contactmoment verwijderd' });
  const remove = async () => {
    try {
      await save({ id: moment.id });
    } catch (failure) {
      const { message, code } = toApiError(failure);
      throw new ApiError(`deleteContactMoment is gefaald: ${message}`, code);
    }
    await reload();
  };
  return (
    <DeleteDialog isOpen={isOpen} question={QUESTION} onDelete={remove} onClose={onClose}>
      {whatGoes(moment)}
    </DeleteDialog>
  );
}

function whatGoes({
  title,
  generatedOn,
  addressed,
  mailed,
  payments: { asked, paid },
}: ClubDeleteMomentDialogFragment): string {
  const letters = generatedOn ? `, met ${lettersText(addressed, mailed)}` : '';
  const links = asked > paid ? ` ${asked - paid} betaallinks werken dan niet meer.` : '';
  return `Het gaat om '${title}'${letters}.${links}`;
}
