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
