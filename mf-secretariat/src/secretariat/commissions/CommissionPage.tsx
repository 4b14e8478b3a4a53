import { lazyPage, Loaded, type TabItem, Tabs } from 'kit/data';
import { KEPT, useQuery } from 'kit/graphql';
import { lazyTab, useTabParam } from 'kit/lists';
import { usePlaces } from 'kit/session';
import { PageTitle } from 'kit/ui';

import { DeclarationSpace } from '../../finance/declarations/DeclarationSpace';
import { SecretariatCommissionDocument } from '../../gql/graphql';
import { useCommission } from '../useCommission';

const TasksTab = lazyPage(
  async () => (await import(/* webpackPreload: true */ '../tasks/TasksTab')).TasksTab,
);
const DraaiboekTab = lazyPage(async () => (await import('../draaiboek/DraaiboekTab')).DraaiboekTab);
const DocumentsTab = lazyPage(async () => (await import('../commissionDocuments/DocumentsTab')).DocumentsTab);
const CommissionFinance = lazyPage(async () => (await import('./CommissionFinance')).CommissionFinance);
const MembersTab = lazyPage(async () => (await import('./MembersTab')).MembersTab);

/** Each part of the page comes with its own code and its own query, when it is opened; other areas can add theirs. */
const tabs: (TabItem & { order: number })[] = [
  { ...lazyTab('taken', 'Taken', TasksTab), order: 10 },
  { ...lazyTab('draaiboek', 'Draaiboek', DraaiboekTab), order: 20 },
  { ...lazyTab('documenten', 'Documenten', DocumentsTab), order: 30 },
  { ...lazyTab('financieel', 'Financieel', CommissionFinance), order: 40 },
  { ...lazyTab('leden', 'Leden', MembersTab), order: 50 },
];

/** The page of one committee, for its members. */
export function CommissionPage() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatCommissionDocument, {
    variables: { id: commissionId },
    context: KEPT,
  });
  const [selected, select] = useTabParam('taken');
  const items = [...tabs, ...usePlaces('commission tab', commissionId)].sort(
    (one, other) => one.order - other.order,
  );
  return (
    <Loaded query={query} subject="De commissie">
      {({ commission: { index, name, description } }) => (
        <DeclarationSpace commissionId={commissionId}>
          <PageTitle sub={description}>{`Commissie ${index} - ${name}`}</PageTitle>
          <Tabs label="Onderdelen van de commissie" items={items} selected={selected} onSelect={select} />
        </DeclarationSpace>
      )}
    </Loaded>
  );
}
