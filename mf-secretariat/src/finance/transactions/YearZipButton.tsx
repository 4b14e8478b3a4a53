import { Alert, Button } from 'kit/ui';
import { FolderDown } from 'lucide-react';
import styled from 'styled-components';

import { type MakeZip, useYearZip, type ZippedYear, type ZipProgress } from './useYearZip';

interface YearZipButtonProps {
  year: ZippedYear;
  label: string;
  /** What is counted: 'Bonnen'. */
  what: string;
  make: MakeZip;
}

/** Something of a year in one zip, with its progress and a way to stop. */
export function YearZipButton({ year, label, what, make }: YearZipButtonProps) {
  const { progress, missing, start, cancel } = useYearZip(year, make);
  return (
    <Root data-no-print>
      {progress ? (
        <Running>
          <Progress what={what} progress={progress} />
          <Button variant="ghost" size="small" onClick={cancel}>
            Annuleren
          </Button>
        </Running>
      ) : (
        <Button variant="ghost" icon={<FolderDown aria-hidden />} onClick={() => void start()}>
          {label}
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

function Progress({ what, progress: { done, total } }: { what: string; progress: ZipProgress }) {
  return (
    <>
      <progress
        aria-label={`${what} downloaden`}
        value={total === undefined ? undefined : done}
        max={total}
      />
      <span>{total === undefined ? `${what} zoeken …` : `${done} van ${total}`}</span>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
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
