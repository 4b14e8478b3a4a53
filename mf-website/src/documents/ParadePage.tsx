import { PageTitle, Stack } from 'kit/ui';

import { IntroCard } from '../texts/IntroCard';
import { PublicDocuments } from './PublicDocuments';

/** The parade: intro and downloads. */
export function ParadePage() {
  return (
    <Stack>
      <PageTitle>Optocht</PageTitle>
      <IntroCard textKey="summer" />
      <PublicDocuments section="summer" title="Documenten" emptyText="Er zijn nog geen documenten." />
    </Stack>
  );
}
