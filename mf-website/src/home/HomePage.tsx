import { PageTitle, Stack } from 'kit/ui';

import { IntroCard } from '../texts/IntroCard';
import { AgendaCard } from './AgendaCard';
import { ProgrammeCard } from './ProgrammeCard';
import { ThemeCard } from './ThemeCard';

/** The home page of the public website: intro, agenda, theme, programme. */
export function HomePage() {
  return (
    <Stack>
      <PageTitle>Homepage</PageTitle>
      <IntroCard textKey="home" />
      <AgendaCard />
      <ThemeCard />
      <ProgrammeCard />
    </Stack>
  );
}
