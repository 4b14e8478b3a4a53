import { formatEuro } from 'kit/format';
import { Figure, Figures } from 'kit/lists';
import { Button, ButtonRow, Card } from 'kit/ui';
import { Mailbox, Send } from 'lucide-react';
import { useState } from 'react';

import { ageOf, ages, dueForLetter, dueForReminder, type Receivable, sumOf } from './ages';
import { LettersDialog } from './LettersDialog';
import { RemindDialog } from './RemindDialog';

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
