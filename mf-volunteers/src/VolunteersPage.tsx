import { lazyPage, type TabItem, Tabs } from 'kit/data';
import { Select } from 'kit/fields';
import { toApiError, useQuery } from 'kit/graphql';
import { useTabParam } from 'kit/lists';
import { Button, FieldError, PageTitle, phone, useMediaQuery } from 'kit/ui';
import { type ComponentType, Suspense, useState } from 'react';
import styled from 'styled-components';

import { VolunteersSeasonsDocument } from './gql/graphql';
import { Loading } from './Loading';
import { currentSeason, SeasonContext, seasonName } from './seasons';

const OverviewTab = lazyPage(
  async () => (await import(/* webpackPreload: true */ './overview/OverviewTab')).OverviewTab,
);
const ActivitiesTab = lazyPage(async () => (await import('./activities/ActivitiesTab')).ActivitiesTab);
const VolunteersTab = lazyPage(async () => (await import('./volunteers/VolunteersTab')).VolunteersTab);

const DayTab = lazyPage(async () => (await import('./day/DayTab')).DayTab);

const VOLUNTEERS = 'vrijwilligers';

const tabs: TabItem[] = [
  tab('overview', 'Overzicht', OverviewTab),
  tab('activiteiten', 'Activiteiten', ActivitiesTab),
  tab(VOLUNTEERS, 'Vrijwilligers', VolunteersTab),
  tab('dag', 'Op de dag', DayTab),
];

/** The volunteer pool. */
export function VolunteersPage() {
  const [selected, select] = useTabParam('overview');
  const [season, setSeason] = useState(currentSeason);
  return (
    <SeasonContext value={season}>
      <PageTitle actions={selected !== VOLUNTEERS && <SeasonSelect season={season} onChange={setSeason} />}>
        Boerenploeg
      </PageTitle>
      <Tabs label="Onderdelen van de Boerenploeg" items={tabs} selected={selected} onSelect={select} />
    </SeasonContext>
  );
}

/** As lazyTab of kit/lists, with the loading text of this page. */
function tab(id: string, title: string, Content: ComponentType): TabItem {
  const content = (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
  return { id, title, content };
}

interface SeasonSelectProps {
  season: number;
  onChange: (season: number) => void;
}

/** Which season is shown. Until the list is there, the chosen one can be seen. */
function SeasonSelect({ season, onChange }: SeasonSelectProps) {
  const { data, error, refetch } = useQuery(VolunteersSeasonsDocument);
  const onPhone = useMediaQuery(phone);
  const seasons = [...new Set([...(data?.volunteerSeasons ?? []), season])].sort((a, b) => a - b);
  return (
    <Root data-no-print>
      <Select
        label="Seizoen"
        hideLabel={onPhone}
        value={String(season)}
        options={seasons.map((each) => ({ value: String(each), label: seasonName(each) }))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {error && !data && (
        <>
          <FieldError>{toApiError(error).message}</FieldError>
          <Button variant="text" size="small" onClick={() => void refetch().catch(() => undefined)}>
            Seizoenen opnieuw ophalen
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  min-width: 160px;
  max-width: 300px;
`;
