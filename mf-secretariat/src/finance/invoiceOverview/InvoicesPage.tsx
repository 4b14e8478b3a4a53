import { lazyPage, type TabItem, Tabs } from 'kit/data';
import { useTabParam } from 'kit/lists';
import { PageTitle, Spinner } from 'kit/ui';
import { type ComponentType, Suspense } from 'react';

const InvoiceForm = lazyPage(
  async () => (await import(/* webpackPreload: true */ '../invoices/InvoiceForm')).InvoiceForm,
);
const InvoiceOverview = lazyPage(async () => (await import('./InvoiceOverview')).InvoiceOverview);

const CustomersTab = lazyPage(async () => (await import('../customers/CustomersTab')).CustomersTab);
const RecurringTab = lazyPage(async () => (await import('../recurringInvoices/RecurringTab')).RecurringTab);

const tabs = [
  tab('maken', 'Facturen maken', InvoiceForm),
  tab('overzicht', 'Overzicht', InvoiceOverview),
  tab('terugkerend', 'Terugkerend', RecurringTab),
  tab('klanten', 'Klanten', CustomersTab),
];

/** The invoicing tool. Another tab is another page to who has an unsaved invoice: it asks too. */
export function InvoicesPage() {
  const [selected, select] = useTabParam('maken');
  return (
    <>
      <PageTitle>Facturatie</PageTitle>
      <Tabs label="Onderdelen van de facturatie" items={tabs} selected={selected} onSelect={select} />
    </>
  );
}

function tab(id: string, title: string, Content: ComponentType): TabItem {
  return {
    id,
    title,
    content: (
      <Suspense fallback={<Spinner />}>
        <Content />
      </Suspense>
    ),
  };
}
