import { lazyPage, Loaded, type TabItem, Tabs } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { useLocation } from 'kit/router';
import { PageTitle, Skeleton } from 'kit/ui';
import { type ComponentType, Suspense, useState } from 'react';

import { SecretariatCommissionDocument } from '../gql/graphql';
import { useCommission } from './useCommission';

const TasksTab = lazyPage(async () => (await import('../tasks/TasksTab')).TasksTab);
const DraaiboekTab = lazyPage(async () => (await import('../draaiboek/DraaiboekTab')).DraaiboekTab);
const DocumentsTab = lazyPage(async () => (await import('../commissionDocuments/DocumentsTab')).DocumentsTab);
const CommissionFinance = lazyPage(async () => (await import('./CommissionFinance')).CommissionFinance);
const MembersTab = lazyPage(async () => (await import('./MembersTab')).MembersTab);

/** Each part of the page comes with its own code and its own query, when it is opened. */
const tabs: TabItem[] = [
  tab('taken', 'Taken', TasksTab),
  tab('draaiboek', 'Draaiboek', DraaiboekTab),
  tab('documenten', 'Documenten', DocumentsTab),
  tab('financieel', 'Financieel', CommissionFinance),
  tab('leden', 'Leden', MembersTab),
];

function tab(id: string, title: string, Content: ComponentType): TabItem {
  return {
    id,
    title,
    content: (
      <Suspense fallback={<Skeleton rows={4} />}>
        <Content />
      </Suspense>
    ),
  };
}

/** The page of one committee, for its members (spec 2, section 2, "Committee page"). */
export function CommissionPage() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatCommissionDocument, { variables: { id: commissionId } });
  const [selected, select] = useTabInAddress();
  return (
    <Loaded query={query} what="De commissie">
      {({ commission: { index, name, description } }) => (
        <>
          <PageTitle sub={description}>{`Commissie ${index} - ${name}`}</PageTitle>
          <Tabs label="Onderdelen van de commissie" items={tabs} selected={selected} onSelect={select} />
        </>
      )}
    </Loaded>
  );
}

/**
 * The chosen tab as `?tab=` in the address, so that it survives a reload and can be linked. Written past the router:
 * for the shell another address is another page, which begins anew and loses the focus of who walks the tabs by key.
 */
function useTabInAddress(): [string, (id: string) => void] {
  const { search } = useLocation();
  const [selected, setSelected] = useState(() => new URLSearchParams(search).get('tab') ?? 'taken');
  const select = (id: string) => {
    setSelected(id);
    window.history.replaceState(window.history.state, '', `?tab=${id}`);
  };
  return [selected, select];
}
