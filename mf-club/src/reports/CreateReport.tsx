import { downloadFile } from 'kit/download';
import { toApiError, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Alert, Button, Dialog, Spinner } from 'kit/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { ClubCreateReportDocument, type ClubReportType } from '../gql/graphql';
import { titleOf } from './reportTypes';

interface CreateReportProps {
  edition: { id: string; title: string };
  type: ClubReportType;
}

/** Has a report made as a Word file, and downloads it. */
export function CreateReport({ edition, type }: CreateReportProps) {
  const title = titleOf(type);
  const { isBusy, error, create, close } = useCreateReport(edition, type);
  return (
    <>
      <Button
        variant="ghost"
        icon={<FileText aria-hidden />}
        aria-label={`${title} als Word`}
        onClick={create}
      >
        Word
      </Button>
      <Dialog
        isOpen={isBusy || error !== undefined}
        busy={isBusy}
        noClose
        onClose={close}
        title={`${title} ${edition.title}`}
        size={400}
        actions={
          error && (
            <>
              <Button variant="text" onClick={close}>
                Sluiten
              </Button>
              <Button onClick={create}>Opnieuw proberen</Button>
            </>
          )
        }
      >
        {isBusy && <Spinner text="Het rapport wordt gemaakt …" />}
        {error && (
          <Alert kind="error" title="Het rapport is niet gemaakt">
            {error}
          </Alert>
        )}
      </Dialog>
    </>
  );
}

function useCreateReport({ id, title }: CreateReportProps['edition'], type: ClubReportType) {
  const reload = useRefetch(['ClubReports']);
  const { save } = useSave(ClubCreateReportDocument, { done: `${titleOf(type)} ${title} is gemaakt` });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const create = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { createClubReport: report } = await save({ editionId: id, type });
      await reload();
      await downloadFile(report.file);
    } catch (failure) {
      setError(toApiError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, create: () => void create(), close: () => setError(undefined) };
}
