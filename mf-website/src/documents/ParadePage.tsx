import { PageTitle, Stack } from 'kit/ui';

import { ParadeEnrolment } from '../parades/ParadeEnrolment';
import { IntroCard } from '../texts/IntroCard';
import { PublicDocuments } from './PublicDocuments';

/** The parade: intro, enrolment and downloads. */
export function ParadePage() {
  return (
    <Stack>
      <PageTitle>Optocht</PageTitle>
      <IntroCard textKey="summer" />
      <ParadeEnrolment parade="parade" />
      <PublicDocuments section="summer" title="Documenten" emptyText="Er zijn nog geen documenten." />
    </Stack>
  );
}
