import { Loaded } from 'kit/data';
import { downloadFile } from 'kit/download';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Alert, Button, ButtonRow, Dialog, Stack } from 'kit/ui';
import styled from 'styled-components';

import type { Edition } from '../EditionContext';
import {
  KrantMakePrintFileDocument,
  KrantPrintFindingsDocument,
  type KrantPrintFindingsQuery,
} from '../gql/graphql';

/** The page plan as a file for the printer: first what is missing or wrong, then making it. Mounted when opened. */
export function PrintFileDialog({ edition, onClose }: { edition: Edition; onClose: () => void }) {
  const { attempt, attempting } = useAttempt();
  const query = useQuery(KrantPrintFindingsDocument, {
    variables: { editionId: edition.id },
    fetchPolicy: 'network-only',
  });
  const { save } = useSave(KrantMakePrintFileDocument);
  const make = () =>
    attempt(async () => {
      await downloadFile((await save({ editionId: edition.id })).makePrintFile);
      onClose();
    });
  return (
    <Dialog onClose={onClose} title="Bestand voor de drukker" size={600}>
      <Loaded query={query} subject="De controle">
        {({ printFindings: all }) => (
          <Stack>
            <p>
              Elke pagina op ware grootte, met 3 mm afloop en snijtekens. Wat ontbreekt, staat op de pagina
              aangegeven.
            </p>
            {all.length === 0 && <Alert>Alles staat op een pagina en kan zo worden gedrukt.</Alert>}
            <Findings title="Wordt niet gedrukt" kind="error" findings={all.filter((one) => one.isMissing)} />
            <Findings title="Kijk dit na" kind="warning" findings={all.filter((one) => !one.isMissing)} />
            <ButtonRow>
              <Button variant="ghost" onClick={onClose}>
                Annuleren
              </Button>
              <Button pending={attempting} onClick={() => void make()}>
                {all.length === 0 ? 'Bestand maken' : 'Toch maken'}
              </Button>
            </ButtonRow>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

interface FindingsProps {
  title: string;
  kind: 'error' | 'warning';
  findings: KrantPrintFindingsQuery['printFindings'];
}

function Findings({ title, kind, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Alert kind={kind} title={`${title} (${findings.length})`}>
      <List aria-label={title}>
        {findings.map(({ advertisementId, name, page, findings: texts }) => (
          <li key={advertisementId}>
            <b>{page ? `${name}, pagina ${page}` : name}</b>
            {texts.join(' ')}
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
`;
