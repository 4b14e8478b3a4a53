import { PageTitle, Stack } from 'kit/ui';

import { PublicDocuments } from '../documents/PublicDocuments';
import { IntroCard } from '../texts/IntroCard';
import { EnlistmentCard } from './EnlistmentCard';
import { WinnersCard } from './WinnersCard';

/** The song festival: intro, winners, enrolment, documents. */
export function SongFestivalPage() {
  return (
    <Stack>
      <PageTitle>Liedjesfestival</PageTitle>
      <IntroCard textKey="liedjes" />
      <WinnersCard />
      <EnlistmentCard />
      <PublicDocuments section="liedjes" title="Documenten" emptyText="Er zijn nog geen documenten." />
    </Stack>
  );
}
