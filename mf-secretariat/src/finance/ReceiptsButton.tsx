import { Alert, Button } from 'kit/ui';
import { FolderDown } from 'lucide-react';
import styled from 'styled-components';

import type { Year } from './transactions';
import { type ReceiptsProgress, useReceipts } from './useReceipts';

/** All receipts of a year in one zip, with its progress and a way to stop (spec 2, sections 2 and 9). */
export function ReceiptsButton({ year }: { year: Year }) {
  const { progress, missing, start, cancel } = useReceipts(year);
  return (
    <Root>
      {progress ? (
        <Running>
          <Progress progress={progress} />
          <Button variant="ghost" size="small" onClick={cancel}>
            Annuleren
          </Button>
        </Running>
      ) : (
        <Button variant="ghost" icon={<FolderDown aria-hidden />} onClick={() => void start()}>
          Alle bonnen downloaden
        </Button>
      )}
      {missing.length > 0 && (
        <Alert kind="warning" title="Niet alle bonnen konden worden opgehaald">
          {missing.join(', ')}
        </Alert>
      )}
    </Root>
  );
}

function Progress({ progress: { done, total } }: { progress: ReceiptsProgress }) {
  return (
    <>
      <progress aria-label="Bonnen downloaden" value={total === undefined ? undefined : done} max={total} />
      <span>{total === undefined ? 'Bonnen zoeken …' : `${done} van ${total}`}</span>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: 100%;
`;

const Running = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  progress {
    width: 140px;
    accent-color: var(--red);
  }
`;
