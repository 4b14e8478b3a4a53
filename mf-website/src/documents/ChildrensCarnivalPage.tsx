import { PageTitle, Stack } from 'kit/ui';

import { ParadeEnrolment } from '../parades/ParadeEnrolment';
import { IntroCard } from '../texts/IntroCard';
import { PublicDocuments } from './PublicDocuments';

/** Children's carnival: intro, enrolment and downloads. */
export function ChildrensCarnivalPage() {
  return (
    <Stack>
      <PageTitle>Kindercarnaval</PageTitle>
      <IntroCard textKey="kids" />
      <ParadeEnrolment parade="children" />
      <PublicDocuments section="kids" title="Documenten" emptyText="Er zijn nog geen documenten." />
    </Stack>
  );
}
