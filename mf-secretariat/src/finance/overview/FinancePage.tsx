import { lazyPage, Tabs } from 'kit/data';
import { lazyTab, useTabParam } from 'kit/lists';
import { useUser } from 'kit/session';
import { PageTitle } from 'kit/ui';

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
const BankTab = lazyPage(async () => (await import('../bank/BankTab')).BankTab);

const tabs = [
  lazyTab('declaraties', 'Declaraties', DeclarationsTab),
  lazyTab('boekhouding', 'Boekhouding', AccountingTab),
  lazyTab('grootboek', 'Grootboek', LedgerTab),
  lazyTab('documenten', 'Documenten', FinancialDocuments),
];
const boardTabs = [
  ...tabs,
  lazyTab('openstaand', 'Openstaand', ReceivablesTab),
  lazyTab('betalingen', 'Betalingen', PaymentsTab),
  lazyTab('incasso', 'Incasso', DirectDebitsTab),
  lazyTab('bank', 'Bank', BankTab),
];

/** The finances; the DB decides, keeps the books and pays. */
export function FinancePage() {
  const { isDB } = useUser();
  const [selected, select] = useTabParam('declaraties');
  return (
    <DeclarationSpace>
      <PageTitle>Financiën</PageTitle>
      <Tabs
        label="Onderdelen van de financiën"
        items={isDB ? boardTabs : tabs}
        selected={selected}
        onSelect={select}
      />
    </DeclarationSpace>
  );
}
