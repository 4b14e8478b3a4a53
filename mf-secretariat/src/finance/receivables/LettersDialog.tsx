import { downloadFile } from 'kit/download';
import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { useSnackbar } from 'kit/ui';

import { SecretariatMakeReminderLettersDocument } from '../../gql/graphql';
import { type Receivable, sumOf } from './ages';

/** As many as are made at once. */
const MOST = 500;

/** Asks before letters are made: each counts as a reminder. They come as one pdf. */
export function LettersDialog({ due, onClose }: { due: readonly Receivable[]; onClose: () => void }) {
  const { save } = useSave(SecretariatMakeReminderLettersDocument);
  const reload = useRefetch(['SecretariatReceivables']);
  const snackbar = useSnackbar();
  const now = due.slice(0, MOST);
  const write = async () => {
    const { makeReminderLetters: outcome } = await save({ ids: now.map(({ id }) => id) });
    const { file, made, skipped } = outcome;
    const less = skipped > 0 ? `, ${skipped} overgeslagen: al betaald of al herinnerd` : '';
    snackbar.show(`${made === 1 ? '1 brief' : `${made} brieven`} gemaakt${less}`);
    if (file) await downloadFile(file);
    await reload();
  };
  return (
    <ConfirmActionDialog
      question={now.length === 1 ? '1 brief maken?' : `${now.length} brieven maken?`}
      confirmLabel="Maken"
      onConfirm={write}
      onClose={onClose}
    >
      {`Samen ${formatEuro(sumOf(now))}. Je krijgt een pdf met voor ieder een brief om te printen en te posten. Het telt als herinnering, net als een mail; de pdf blijft staan bij wie herinnerd is.`}
    </ConfirmActionDialog>
  );
}
