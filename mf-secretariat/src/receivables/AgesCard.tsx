import { formatEuro } from 'kit/format';
import { Figure, Figures } from 'kit/lists';
import { Button, Card } from 'kit/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { ageOf, ages, dueForReminder, type Receivable, sumOf } from './ages';
import { RemindDialog } from './RemindDialog';

/** How much is open and how late that is, and reminding all who are late. */
export function AgesCard({ receivables }: { receivables: readonly Receivable[] }) {
  const [isReminding, setReminding] = useState(false);
  const due = dueForReminder(receivables);
  return (
    <Card
      title={`Samen ${formatEuro(sumOf(receivables))}`}
      actions={
        due.length > 0 && (
          <Button data-no-print icon={<Send aria-hidden />} onClick={() => setReminding(true)}>
            {`Herinner wie te laat is (${due.length})`}
          </Button>
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
      {isReminding && (
        <RemindDialog receivables={receivables} due={due} onClose={() => setReminding(false)} />
      )}
    </Card>
  );
}
