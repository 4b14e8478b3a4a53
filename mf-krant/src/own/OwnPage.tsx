import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { formatTime, refusalText } from 'kit/offline';
import {
  Alert,
  Button,
  ButtonRow,
  Card,
  EmptyState,
  ErrorState,
  loadDialogPanel,
  PageTitle,
  Spinner,
  Stack,
} from 'kit/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { Chips } from '../Chips';
import type { Waiting } from '../drafts/saleOutbox';
import type { KrantOwnQuery } from '../gql/graphql';
import { OwnList } from './OwnList';
import { kindLabels } from './ownTexts';
import { type OwnAdvertisers, useOwnAdvertisers } from './useOwnAdvertisers';

/** The own advertisers of a seller, in the sale season. */
export function OwnPage() {
  const own = useOwnAdvertisers();
  // Without a connection it could not be fetched any more.
  useEffect(() => void loadDialogPanel().catch(() => undefined), []);
  return (
    <>
      <PageTitle>Mijn advertenties</PageTitle>
      <Stack>
        <OwnNotices own={own} />
        <Content own={own} />
      </Stack>
    </>
  );
}

function Content({ own }: { own: OwnAdvertisers }) {
  const { data, error, reload } = own;
  if (!data) {
    if (!error) return <Spinner text="Inladen adverteerders" />;
    return (
      <ErrorState
        title="Je adverteerders kunnen niet worden geladen"
        text={error}
        onRetry={() => void reload()}
      />
    );
  }
  const { ownPaperSale: sale } = data;
  if (!sale) {
    return (
      <Card>
        <EmptyState
          title="Er worden nu geen advertenties verkocht."
          text="Zodra de verkoop voor de krant begint, staan je adverteerders hier."
        />
      </Card>
    );
  }
  return (
    <>
      <Totals sale={sale} />
      <OwnList own={own} data={data} editionId={sale.editionId} />
    </>
  );
}

function Totals({ sale }: { sale: NonNullable<KrantOwnQuery['ownPaperSale']> }) {
  const { title, open, sold, notSold, revenue, openQuestions } = sale;
  const all = open + sold + notSold;
  const done = sold + notSold;
  return (
    <>
      <Chips
        label={`Totalen van ${title}`}
        chips={[
          { label: 'Verkocht', value: sold },
          { label: 'Open', value: open },
          { label: 'Niet verkocht', value: notSold },
          { label: 'Bedrag', value: formatEuro(revenue) },
          { label: 'Open vragen', value: openQuestions },
        ]}
      />
      {all > 0 && (
        <Progress>
          <span>{`Afgehandeld: ${done} van ${all}`}</span>
          <progress value={done} max={all} aria-label="Afgehandeld" />
        </Progress>
      )}
    </>
  );
}

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  progress {
    flex: 1 1 120px;
    max-width: 420px;
    height: 12px;
    accent-color: var(--ok);
  }
`;

/** What is to be known before the list: how old it is, what waits for a connection, what has no place in it. */
function OwnNotices({ own }: { own: OwnAdvertisers }) {
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
