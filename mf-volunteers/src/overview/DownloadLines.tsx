import { saveBlob } from 'kit/download';
import { toApiError, useApolloClient } from 'kit/graphql';
import { IconButton, useSnackbar } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

import type { Activity } from '../activities/activity';
import { textFile } from '../activities/addresses';
import { seasonName } from '../seasons';
import { linesOf, readParticipants } from './participants';

interface DownloadLinesProps {
  activities: readonly Activity[];
  season: number;
  /** Of what; in the name of the file too. */
  title: string;
}

/** The text file of name and email lines. */
export function DownloadLines({ activities, season, title }: DownloadLinesProps) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const found = await readParticipants(client, activities, season);
      saveBlob(textFile(linesOf(found)), `vrijwilligers ${title} ${seasonName(season)}.txt`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      aria-label={`Namen en e-mailadressen van ${title} downloaden`}
      pending={isBusy}
      onClick={() => void download()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}
