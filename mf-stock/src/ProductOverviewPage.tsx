import { lazyPage, Tabs } from 'kit/data';
import { lazyTab, useTabParam } from 'kit/lists';
import { PageTitle } from 'kit/ui';

const ProductsTab = lazyPage(
  async () => (await import(/* webpackPreload: true */ './products/ProductsTab')).ProductsTab,
);
const OrdersTab = lazyPage(async () => (await import('./orders/OrdersTab')).OrdersTab);
const TurnoverTab = lazyPage(async () => (await import('./turnover/TurnoverTab')).TurnoverTab);
const PagaddersTab = lazyPage(async () => (await import('./pagadders/PagaddersTab')).PagaddersTab);

const tabs = [
  lazyTab('producten', 'Producten', ProductsTab),
  lazyTab('bestellingen', 'Bestellingen', OrdersTab),
  lazyTab('omzet', 'Omzet', TurnoverTab),
  lazyTab('pagadders', 'Pagadders', PagaddersTab),
];

/** Stock and webshop. */
export function ProductOverviewPage() {
  const [selected, select] = useTabParam('producten');
  return (
    <>
      <PageTitle>Voorraad</PageTitle>
      <Tabs label="Onderdelen van de voorraad" items={tabs} selected={selected} onSelect={select} />
    </>
  );
}
