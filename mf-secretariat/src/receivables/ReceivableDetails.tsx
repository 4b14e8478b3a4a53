import { DownloadButton } from 'kit/files';
import { formatDate } from 'kit/format';
import { ExpandedRow, Fact, Facts, PlainList } from 'kit/lists';
import { Button, ButtonRow } from 'kit/ui';
import { useState } from 'react';

import { canBeWritten, nextText, type Receivable } from './ages';
import { LettersDialog } from './LettersDialog';
import { PaymentLink } from './PaymentLink';
import { WriteOffDialog } from './WriteOffDialog';

/** What it is for, and who was reminded when. */
export function ReceivableDetails({ receivable }: { receivable: Receivable }) {
  const [isWritingOff, setWritingOff] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { label, email, reminders } = receivable;
  return (
    <ExpandedRow>
      <Facts>
        <Fact label="Waarvoor">{label}</Fact>
        <Fact label="E-mail">{email ?? 'Geen mailadres'}</Fact>
        {receivable.collectedOn && (
          <Fact label="In incasso">{`Wordt geïncasseerd op ${formatDate(receivable.collectedOn)}`}</Fact>
        )}
        <Fact label="Volgende herinnering">{nextText(receivable) || 'Geen'}</Fact>
        <Fact label="Herinneringen, stoppen vanzelf bij betaling" isWide>
          {reminders.length === 0 ? (
            'Nog geen'
          ) : (
            <PlainList>
              {reminders.map(({ id, step, day, to, byName, file }) => (
                <li key={id}>
                  {`${formatDate(day)}: herinnering ${step} ${to ? `aan ${to}` : 'per brief'}, door ${byName}`}
                  {file && <DownloadButton file={file} label={`Brief van herinnering ${step} downloaden`} />}
                </li>
              ))}
            </PlainList>
          )}
        </Fact>
      </Facts>
      {receivable.canLink && <PaymentLink receivable={receivable} />}
      <ButtonRow>
        {canBeWritten(receivable) && (
          <Button variant="ghost" size="small" onClick={() => setWriting(true)}>
            Brief maken
          </Button>
        )}
        {!receivable.collectedOn && (
          <Button variant="ghost" size="small" onClick={() => setWritingOff(true)}>
            Afboeken, met reden
          </Button>
        )}
      </ButtonRow>
      {isWriting && <LettersDialog due={[receivable]} onClose={() => setWriting(false)} />}
      {isWritingOff && <WriteOffDialog receivable={receivable} onClose={() => setWritingOff(false)} />}
    </ExpandedRow>
  );
}
