import { formatDateTime } from 'kit/format';
import { Button, Dialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

import { type ConflictRow, VersionsTable } from './VersionsTable';

/** Somebody else changed the record while it was being edited. */
export type Conflict = {
  rows: readonly ConflictRow[];
  /** `modifiedBy` and `modifiedAt` of the server's CONFLICT. */
  who: string;
  when?: string;
};

/** Whose version stays; `continue` decides later. */
export type ConflictAnswer = 'mine' | 'theirs' | 'continue';

/** The props of ConflictDialog; without a conflict it is closed. */
export type ConflictDialogProps = {
  conflict: Conflict | undefined;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Somebody else saved first: shows both versions of what differs and asks whose stays. */
export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={() => onAnswer('continue')}
      title={`Intussen gewijzigd door ${conflict?.who}`}
      alert
      noClose
      actions={
        <>
          <Button variant="text" onClick={() => onAnswer('continue')}>
            Verder bewerken
          </Button>
          <Button variant="ghost" onClick={() => onAnswer('theirs')}>
            Andere versie overnemen
          </Button>
          <Button onClick={() => onAnswer('mine')}>Mijn versie opslaan</Button>
        </>
      }
    >
      {conflict && <Explanation {...conflict} />}
    </Dialog>
  );
}

function Explanation({ rows, who, when }: Conflict) {
  const moment = when ? ` op ${formatDateTime(when)}` : '';
  if (rows.length === 0) {
    return <p>{`${who} heeft dit${moment} opgeslagen. Er is geen verschil met jouw versie.`}</p>;
  }
  return (
    <>
      <p>
        {`${who} heeft dit${moment} opgeslagen terwijl jij bezig was.`} Als je jouw versie opslaat, vervangt
        die de andere.
      </p>
      <VersionsTable mine="Jouw versie" theirs={`Versie van ${who}`} rows={rows} />
    </>
  );
}

type Question = { conflict: Conflict; answer: (answer: ConflictAnswer) => void };

/**
 * The dialog as a question that a save can wait for, so the form stays busy and keeps what was typed.
 * @returns the dialog to render, and `ask`, which resolves with the answer
 */
export function useConflict(): { dialog: ReactNode; ask: (conflict: Conflict) => Promise<ConflictAnswer> } {
  const [question, setQuestion] = useState<Question>();
  const ask = (conflict: Conflict) =>
    new Promise<ConflictAnswer>((resolve) => setQuestion({ conflict, answer: resolve }));
  const onAnswer = (answer: ConflictAnswer) => {
    setQuestion(undefined);
    question?.answer(answer);
  };
  return { dialog: <ConflictDialog conflict={question?.conflict} onAnswer={onAnswer} />, ask };
}
