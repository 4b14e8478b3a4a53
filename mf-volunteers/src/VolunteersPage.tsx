import { lazyPage, type TabItem, Tabs } from 'kit/data';
import { useTabParam } from 'kit/lists';
import { PageTitle } from 'kit/ui';
import { type ComponentType, Suspense, useState } from 'react';

import { Loading } from './Loading';
import { currentSeason, SeasonContext } from './seasons';
import { SeasonSelect } from './SeasonSelect';

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
