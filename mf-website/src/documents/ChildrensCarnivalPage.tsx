import { PageTitle, Stack } from 'kit/ui';

import { IntroCard } from '../texts/IntroCard';
import { PublicDocuments } from './PublicDocuments';

/** Children's carnival: intro and downloads. */
export function ChildrensCarnivalPage() {
  return (
    <Stack>
      <PageTitle>Kindercarnaval</PageTitle>
      <IntroCard textKey="kids" />
      <PublicDocuments section="kids" title="Documenten" emptyText="Er zijn nog geen documenten." />
    </Stack>
  );
}
