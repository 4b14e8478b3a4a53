import { PageTitle, Stack } from 'kit/ui';

import { PersonSearch } from './PersonSearch';
import { RetentionCard } from './RetentionCard';

/** For Admins: what the portal knows of one person, and how long it keeps what. */
export function PrivacyPage() {
  return (
    <>
      <PageTitle sub="Wat we van iemand weten, en hoe lang we dat bewaren">Privacy</PageTitle>
      <Stack>
        <PersonSearch />
        <RetentionCard />
      </Stack>
    </>
  );
}
