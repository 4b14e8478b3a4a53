import { ConfirmActionDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import type { Activity } from '../activities/activity';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { VolunteersAskShiftFragmentDoc, VolunteersMailShiftLinksDocument } from '../gql/graphql';
import { askedCount } from './shift';

interface AskDialogProps {
  activity: Activity;
  season: number;
  shifts: readonly FragmentType<typeof VolunteersAskShiftFragmentDoc>[];
  onClose: () => void;
}

/** Mails who did not answer yet a private link, by which they confirm or decline without an account. */
export function AskDialog({ activity, season, shifts, onClose }: AskDialogProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(VolunteersMailShiftLinksDocument);
  const count = askedCount(getFragmentData(VolunteersAskShiftFragmentDoc, shifts));
  const ask = async () => {
    const { mailShiftLinks: sent } = await save({ activityId: activity.id, season });
    snackbar.show(sent === 1 ? 'Er gaat 1 mail uit' : `Er gaan ${sent} mails uit`);
  };
  return (
    <ConfirmActionDialog
      isOpen
      question={`Vrijwilligers van ${activity.name} om bevestiging vragen?`}
      confirmLabel="Mailen"
      onConfirm={ask}
      onClose={onClose}
    >
      {count === 1
        ? '1 vrijwilliger krijgt een mail'
        : `${count} vrijwilligers krijgen een mail, ieder apart`}
      , met een eigen link om te laten weten of de dienst past. Wie al heeft geantwoord krijgt niets.
    </ConfirmActionDialog>
  );
}
