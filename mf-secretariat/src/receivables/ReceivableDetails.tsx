import { formatDate } from 'kit/format';
import { ExpandedRow, Fact, Facts, PlainList } from 'kit/lists';
import { Button, ButtonRow } from 'kit/ui';
import { useState } from 'react';

import { nextText, type Receivable } from './ages';
import { PaymentLink } from './PaymentLink';
import { WriteOffDialog } from './WriteOffDialog';

/** What it is for, and who was reminded when. */
export function ReceivableDetails({ receivable }: { receivable: Receivable }) {
  const [isWritingOff, setWritingOff] = useState(false);
  const { label, email, reminders } = receivable;
  return (
    <ExpandedRow>
      <Facts>
        <Fact label="Waarvoor">{label}</Fact>
        <Fact label="E-mail">{email ?? 'Geen mailadres'}</Fact>
        <Fact label="Volgende herinnering">{nextText(receivable) || 'Geen'}</Fact>
        <Fact label="Herinneringen, stoppen vanzelf bij betaling" isWide>
          {reminders.length === 0 ? (
            'Nog geen'
          ) : (
            <PlainList>
              {reminders.map(({ id, step, day, to, byName }) => (
                <li key={id}>{`${formatDate(day)}: herinnering ${step} aan ${to}, door ${byName}`}</li>
              ))}
            </PlainList>
          )}
        </Fact>
      </Facts>
      {receivable.canLink && <PaymentLink receivable={receivable} />}
      <ButtonRow>
        <Button variant="ghost" size="small" onClick={() => setWritingOff(true)}>
          Afboeken, met reden
        </Button>
      </ButtonRow>
      {isWritingOff && <WriteOffDialog receivable={receivable} onClose={() => setWritingOff(false)} />}
    </ExpandedRow>
  );
}
