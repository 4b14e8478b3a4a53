import { PageTitle, Stack } from 'kit/ui';

import { IntroCard } from '../texts/IntroCard';
import { PublicDocuments } from './PublicDocuments';

/** The carnival newspapers to download. */
export function CarnivalNewspaperPage() {
  return (
    <Stack>
      <PageTitle>Carnavalskrant</PageTitle>
      <IntroCard textKey="krant" />
      <PublicDocuments section="paper" title="Kranten" emptyText="Er zijn nog geen kranten geupload." />
    </Stack>
  );
}
