import { saveBlob } from 'kit/download';
import { ApiError, useApolloClient } from 'kit/graphql';
import { Button } from 'kit/ui';
import { FolderDown } from 'lucide-react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubDownloadLettersFragmentDoc, ClubMomentFilesDocument } from '../gql/graphql';
import { LongWorkDialog } from '../LongWorkDialog';
import { useLongWork, type WorkWatch } from '../useLongWork';

/** All letters and labels of a moment, zipped in the browser. */
export function DownloadLetters({ moment }: { moment: FragmentType<typeof ClubDownloadLettersFragmentDoc> }) {
  const { id, title, parent } = getFragmentData(ClubDownloadLettersFragmentDoc, moment);
  const client = useApolloClient();
  const download = async ({ onProgress, signal }: WorkWatch) => {
    const { data } = await client.query({
      query: ClubMomentFilesDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const files = data?.clubContactMoment.files ?? [];
    if (files.length === 0) throw new ApiError('Er zijn geen brieven gevonden.', 'NOT_FOUND');
    signal.throwIfAborted();
    onProgress(0, files.length);
    const { zipLetters } = await import('./zipLetters');
    const zip = await zipLetters(files, { onProgress: (done) => onProgress(done, files.length), signal });
    saveBlob(zip, `Brieven ${parent} ${title}.zip`);
  };
  const work = useLongWork(download);
  return (
    <>
      <Button variant="ghost" icon={<FolderDown aria-hidden />} onClick={work.start}>
        Brieven downloaden
      </Button>
      <LongWorkDialog title="Brieven downloaden" unit="bestanden" work={work} />
    </>
  );
}
