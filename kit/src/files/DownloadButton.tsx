import type { FileLink } from 'kit/download';
import { downloadFile } from 'kit/download';
import { toApiError } from 'kit/graphql';
import { ConfirmDialog, IconButton } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

/** The props of DownloadButton. */
export interface DownloadButtonProps {
  file: FileLink;
  /** What it does, where the name of the file is not clear enough. */
  label?: string;
  /** As this text instead of an icon: tapping it opens the file. */
  text?: string;
}

/** Downloads a file; why that does not work is said in an alert, with another try. */
export function DownloadButton({ file, label = `${file.name} downloaden`, text }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(file);
      setError(undefined);
    } catch (failure) {
      setError(toApiError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {text === undefined ? (
        <IconButton aria-label={label} pending={busy} onClick={() => void download()}>
          <Download aria-hidden />
        </IconButton>
      ) : (
        <TextButton
          type="button"
          aria-label={label}
          aria-busy={busy}
          onClick={() => !busy && void download()}
        >
          {text}
        </TextButton>
      )}
      <ConfirmDialog
        isOpen={error !== undefined}
        title="Downloaden is niet gelukt"
        confirmLabel="Opnieuw proberen"
        cancelLabel="Sluiten"
        onConfirm={() => void download()}
        onCancel={() => setError(undefined)}
        busy={busy}
        error={error}
      >
        {file.name}
      </ConfirmDialog>
    </>
  );
}

/** As a link. Where a whole row opens the file, the row sees to it. */
const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--red);
  font: inherit;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
