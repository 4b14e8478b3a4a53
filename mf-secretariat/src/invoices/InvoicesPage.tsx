import { lazyPage, type TabItem, Tabs } from 'kit/data';
import { useTabParam } from 'kit/lists';
import { unsaved } from 'kit/router';
import { ConfirmDialog, PageTitle, Spinner } from 'kit/ui';
import { type ComponentType, Suspense, useState } from 'react';

const InvoiceForm = lazyPage(async () => (await import('./InvoiceForm')).InvoiceForm);
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
  const [asked, setAsked] = useState<{ question: string; tab: string }>();
  const change = (id: string) => {
    const question = id === selected ? undefined : unsaved.question();
    if (question) setAsked({ question, tab: id });
    else select(id);
  };
  return (
    <>
      <PageTitle>Facturatie</PageTitle>
      <Tabs label="Onderdelen van de facturatie" items={tabs} selected={selected} onSelect={change} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.question}
        confirmLabel="Verlaten"
        cancelLabel="Blijven"
        onConfirm={() => {
          if (asked) select(asked.tab);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
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
