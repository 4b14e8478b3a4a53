import { DownloadButton } from 'kit/files';
import { formatDate } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { ExpandedRow, Fact, Facts, PlainList, CopyLinkField, useRefetch } from 'kit/lists';
import { Button, ButtonRow, useSnackbar } from 'kit/ui';
import { Link } from 'lucide-react';
import { useState } from 'react';

import { SecretariatAskPaymentLinkDocument } from '../../gql/graphql';
import { canBeWritten, nextText, type Receivable } from './ages';
import { LettersDialog } from './LettersDialog';
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

/** Where something can be paid online: the link that is open, to copy, or a button that makes one. */
function PaymentLink({ receivable: { id, link } }: { receivable: Receivable }) {
  const { save, saving } = useSave(SecretariatAskPaymentLinkDocument, { done: 'Betaallink gemaakt' });
  const reload = useRefetch(['SecretariatReceivables']);
  const snackbar = useSnackbar();
  if (link) return <CopyLinkField label="Betaallink, nog niet betaald" url={link} />;
  const make = async () => {
    try {
      await save({ id });
      await reload();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        icon={<Link aria-hidden />}
        pending={saving}
        onClick={() => void make()}
      >
        Betaallink maken
      </Button>
    </div>
  );
}
