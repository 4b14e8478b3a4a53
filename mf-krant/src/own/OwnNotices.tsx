import { ConfirmActionDialog } from 'kit/editing';
import { formatTime, refusalText } from 'kit/offline';
import { Alert, Button, ButtonRow } from 'kit/ui';
import { useState } from 'react';

import type { Waiting } from '../drafts/saleOutbox';
import { kindLabels } from './ownTexts';
import type { OwnAdvertisers } from './useOwnAdvertisers';

/** What is to be known before the list: how old it is, what waits for a connection, what has no place in it. */
export function OwnNotices({ own }: { own: OwnAdvertisers }) {
  const { data, oldSince, loading, reload, outbox } = own;
  const count = outbox.waiting.filter(({ refusal }) => !refusal).length;
  const ids = new Set(data?.ownPaperSale ? data.ownAdvertisers.map(({ id }) => id) : []);
  const isListed = ({ advertiserId, editionId }: Waiting) =>
    ids.has(advertiserId) && editionId === data?.ownPaperSale?.editionId;
  const homeless = outbox.waiting.filter((entry) => !isListed(entry));
  return (
    <>
      {data && oldSince && (
        <Alert title={`Laatst bijgewerkt om ${formatTime(oldSince)}`}>
          {loading ? (
            'Inladen adverteerders'
          ) : (
            <>
              Er is geen verbinding. Wat je opslaat, wordt bewaard en later verstuurd.
              <ButtonRow>
                <Button variant="text" size="small" onClick={() => void reload()}>
                  Opnieuw proberen
                </Button>
              </ButtonRow>
            </>
          )}
        </Alert>
      )}
      {count > 0 && (
        <Alert
          kind="warning"
          title={
            count === 1 ? '1 wijziging wacht op verbinding' : `${count} wijzigingen wachten op verbinding`
          }
        >
          <ButtonRow>
            <Button variant="ghost" pending={outbox.isSending} onClick={() => void outbox.flush()}>
              Nu versturen
            </Button>
          </ButtonRow>
        </Alert>
      )}
      {data && homeless.map((entry) => <Homeless key={entry.requestId} entry={entry} own={own} />)}
    </>
  );
}

/** A save of an advertiser that is not (or no longer) in the list: told, and only thrown away by hand. */
function Homeless({ entry, own }: { entry: Waiting; own: OwnAdvertisers }) {
  const [asking, setAsking] = useState(false);
  const { name, kind, savedAt, requestId } = entry;
  return (
    <Alert kind="warning" title={`${kindLabels[kind]} van ${name} is niet opgeslagen`}>
      {`Van ${formatTime(savedAt)}. ${refusalText(entry) || 'Wacht op verbinding.'} Deze adverteerder staat niet (meer) in je lijst.`}
      <ButtonRow>
        <Button variant="text" size="small" onClick={() => setAsking(true)}>
          Weggooien
        </Button>
      </ButtonRow>
      <ConfirmActionDialog
        isOpen={asking}
        question={`Wat je voor ${name} hebt ingevuld weggooien?`}
        confirmLabel="Weggooien"
        onConfirm={async () => own.outbox.drop(requestId)}
        onClose={() => setAsking(false)}
      >
        Deze actie is onomkeerbaar.
      </ConfirmActionDialog>
    </Alert>
  );
}
