import { lazyPage, Tabs } from 'kit/data';
import { lazyTab, useTabParam } from 'kit/lists';
import { PageTitle } from 'kit/ui';

const OverviewTab = lazyPage(
  async () => (await import(/* webpackPreload: true */ './overview/OverviewTab')).OverviewTab,
);
const MembersTab = lazyPage(async () => (await import('./members/MembersTab')).MembersTab);
const MomentsTab = lazyPage(async () => (await import('./moments/MomentsTab')).MomentsTab);
const ReportsTab = lazyPage(async () => (await import('./reports/ReportsTab')).ReportsTab);

const tabs = [
  lazyTab('overzicht', 'Overzicht', OverviewTab),
  lazyTab('leden', 'Leden', MembersTab),
  lazyTab('contactmomenten', 'Contactmomenten', MomentsTab),
  lazyTab('rapporten', 'Rapporten', ReportsTab),
];

/** The administration of the Club van 111. */
export function ClubPage() {
  const [selected, select] = useTabParam('overzicht');
  return (
    <>
      <PageTitle>Club van 111</PageTitle>
      <Tabs label="Onderdelen van de club" items={tabs} selected={selected} onSelect={select} />
    </>
  );
}
