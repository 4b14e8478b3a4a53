import { lazyPage, Tabs } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { lazyTab, useTabParam } from 'kit/lists';
import { useUser } from 'kit/session';
import { PageTitle } from 'kit/ui';

import { FinanceWaitingDocument } from '../../gql/graphql';
import { DeclarationSpace } from '../declarations/DeclarationSpace';

const DeclarationsTab = lazyPage(
  async () => (await import(/* webpackPreload: true */ '../review/DeclarationsTab')).DeclarationsTab,
);
const AccountingTab = lazyPage(async () => (await import('../books/AccountingTab')).AccountingTab);
const FinancialDocuments = lazyPage(async () => (await import('./FinancialDocuments')).FinancialDocuments);
const ReceivablesTab = lazyPage(async () => (await import('../receivables/ReceivablesTab')).ReceivablesTab);
const DirectDebitsTab = lazyPage(
  async () => (await import('../directDebits/DirectDebitsTab')).DirectDebitsTab,
);
const PaymentsTab = lazyPage(async () => (await import('../payments/PaymentsTab')).PaymentsTab);

const LedgerTab = lazyPage(async () => (await import('../ledger/LedgerTab')).LedgerTab);
const AnnualTab = lazyPage(async () => (await import('../annual/AnnualTab')).AnnualTab);
const BankTab = lazyPage(async () => (await import('../bank/BankTab')).BankTab);

const tabs = [
  lazyTab('declaraties', 'Declaraties', DeclarationsTab),
  lazyTab('boekhouding', 'Boekhouding', AccountingTab),
  { ...lazyTab('grootboek', 'Grootboek', LedgerTab), isRare: true },
  { ...lazyTab('jaarrekening', 'Jaarrekening', AnnualTab), isRare: true },
  { ...lazyTab('documenten', 'Documenten', FinancialDocuments), isRare: true },
];
const boardTabs = [
  ...tabs,
  lazyTab('openstaand', 'Openstaand', ReceivablesTab),
  { ...lazyTab('betalingen', 'Betalingen', PaymentsTab), isRare: true },
  { ...lazyTab('incasso', 'Incasso', DirectDebitsTab), isRare: true },
  lazyTab('bank', 'Bank', BankTab),
];

/** The finances; the DB decides, keeps the books and pays. */
export function FinancePage() {
  const { isDB, secondFactorMissing } = useUser();
  const [selected, select] = useTabParam('declaraties');
  const { data } = useQuery(FinanceWaitingDocument, { skip: !isDB || secondFactorMissing });
  const [declarations, ...others] = isDB ? boardTabs : tabs;
  const items = declarations ? [{ ...declarations, waiting: data?.declarationsToDecide }, ...others] : others;
  return (
    <DeclarationSpace>
      <PageTitle>Financiën</PageTitle>
      <Tabs label="Onderdelen van de financiën" items={items} selected={selected} onSelect={select} />
    </DeclarationSpace>
  );
}
