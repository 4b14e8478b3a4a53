import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { Figure, Figures, useRefetch } from 'kit/lists';
import { Button, ButtonRow, Card, useSnackbar } from 'kit/ui';
import { Mailbox, Send } from 'lucide-react';
import { useState } from 'react';

import { SecretariatRemindReceivablesDocument } from '../../gql/graphql';
import { ageOf, ages, dueForLetter, dueForReminder, type Receivable, sumOf } from './ages';
import { LettersDialog } from './LettersDialog';

/** How much is open and how late that is, and reminding all who are late. */
export function AgesCard({ receivables }: { receivables: readonly Receivable[] }) {
  const [isReminding, setReminding] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const due = dueForReminder(receivables);
  const unreachable = dueForLetter(receivables);
  return (
    <Card
      title={`Samen ${formatEuro(sumOf(receivables))}`}
      actions={
        (due.length > 0 || unreachable.length > 0) && (
          <ButtonRow data-no-print>
            {unreachable.length > 0 && (
              <Button variant="ghost" icon={<Mailbox aria-hidden />} onClick={() => setWriting(true)}>
                {`Brieven maken (${unreachable.length})`}
              </Button>
            )}
            {due.length > 0 && (
              <Button icon={<Send aria-hidden />} onClick={() => setReminding(true)}>
                {`Herinner wie te laat is (${due.length})`}
              </Button>
            )}
          </ButtonRow>
        )
      }
    >
      <Figures>
        {ages.map(({ id, label }) => {
          const those = receivables.filter((receivable) => ageOf(receivable) === id);
          return (
            <Figure
              key={id}
              label={label}
              value={formatEuro(sumOf(those))}
              more={those.length === 1 ? '1 post' : `${those.length} posten`}
            />
          );
        })}
      </Figures>
      {isWriting && <LettersDialog due={unreachable} onClose={() => setWriting(false)} />}
      {isReminding && (
        <RemindDialog receivables={receivables} due={due} onClose={() => setReminding(false)} />
      )}
    </Card>
  );
}

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
function RemindDialog({ receivables, due, onClose }: RemindDialogProps) {
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
