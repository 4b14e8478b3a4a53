import { lazyPage, Loaded, type TabItem, Tabs } from 'kit/data';
import { KEPT, useQuery } from 'kit/graphql';
import { lazyTab, useTabParam } from 'kit/lists';
import { PageTitle } from 'kit/ui';

import { DeclarationSpace } from '../declarations/DeclarationSpace';
import { SecretariatCommissionDocument } from '../gql/graphql';
import { useCommission } from './useCommission';

const TasksTab = lazyPage(async () => (await import('../tasks/TasksTab')).TasksTab);
const DraaiboekTab = lazyPage(async () => (await import('../draaiboek/DraaiboekTab')).DraaiboekTab);
const DocumentsTab = lazyPage(async () => (await import('../commissionDocuments/DocumentsTab')).DocumentsTab);
const CommissionFinance = lazyPage(async () => (await import('./CommissionFinance')).CommissionFinance);
const MembersTab = lazyPage(async () => (await import('./MembersTab')).MembersTab);

/** Each part of the page comes with its own code and its own query, when it is opened. */
const tabs: TabItem[] = [
  lazyTab('taken', 'Taken', TasksTab),
  lazyTab('draaiboek', 'Draaiboek', DraaiboekTab),
  lazyTab('documenten', 'Documenten', DocumentsTab),
  lazyTab('financieel', 'Financieel', CommissionFinance),
  lazyTab('leden', 'Leden', MembersTab),
];

/** The page of one committee, for its members. */
export function CommissionPage() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatCommissionDocument, {
    variables: { id: commissionId },
    context: KEPT,
  });
  const [selected, select] = useTabParam('taken');
  return (
    <Loaded query={query} subject="De commissie">
      {({ commission: { index, name, description } }) => (
        <DeclarationSpace commissionId={commissionId}>
          <PageTitle sub={description}>{`Commissie ${index} - ${name}`}</PageTitle>
          <Tabs label="Onderdelen van de commissie" items={tabs} selected={selected} onSelect={select} />
        </DeclarationSpace>
      )}
    </Loaded>
  );
}
