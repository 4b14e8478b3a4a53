import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { useSnackbar } from 'kit/ui';

import { SecretariatRemindReceivablesDocument } from '../../gql/graphql';
import { type Receivable, sumOf } from './ages';

interface RemindDialogProps {
  /** All that is open. */
  receivables: readonly Receivable[];
  /** Those that are reminded. */
  due: readonly Receivable[];
  onClose: () => void;
}

/** As many as are asked for at once. */
const MOST = 500;

/** Asks before mails go out. Who paid in the meantime gets none. */
export function RemindDialog({ receivables, due, onClose }: RemindDialogProps) {
  const { save } = useSave(SecretariatRemindReceivablesDocument);
  const reload = useRefetch(['SecretariatReceivables']);
  const snackbar = useSnackbar();
  const now = due.slice(0, MOST);
  const unreachable = receivables.filter(({ daysLate, email }) => daysLate > 0 && !email).length;
  const remind = async () => {
    const { remindReceivables: outcome } = await save({ ids: now.map(({ id }) => id) });
    const { sent, skipped } = outcome;
    const less = skipped > 0 ? `, ${skipped} overgeslagen: al betaald of al herinnerd` : '';
    snackbar.show(`${sent === 1 ? '1 herinnering' : `${sent} herinneringen`} verstuurd${less}`);
    await reload();
  };
  return (
    <ConfirmActionDialog
      isOpen
      question={now.length === 1 ? '1 herinnering mailen?' : `${now.length} herinneringen mailen?`}
      confirmLabel="Mailen"
      onConfirm={remind}
      onClose={onClose}
    >
      <p>
        {`Samen ${formatEuro(sumOf(now))}. Ieder krijgt een mail met het bedrag, de rekening, het kenmerk en een QR-code. Wie intussen betaalt, krijgt niets.`}
      </p>
      {unreachable > 0 && (
        <p>{`${unreachable === 1 ? '1 post is' : `${unreachable} posten zijn`} te laat zonder mailadres.`}</p>
      )}
    </ConfirmActionDialog>
  );
}
