import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const ProductOverviewPage = lazyPage(async () => (await import('./ProductOverviewPage')).ProductOverviewPage);
const NewProductPage = lazyPage(async () => (await import('./products/NewProductPage')).NewProductPage);
const CountPage = lazyPage(async () => (await import('./counting/CountPage')).CountPage);
const CounterPage = lazyPage(async () => (await import('./counter/CounterPage')).CounterPage);
const LocationsPage = lazyPage(async () => (await import('./locations/LocationsPage')).LocationsPage);

/** The pages of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({
  '/voorraad/producten': ProductOverviewPage,
  '/voorraad/nieuw_product': NewProductPage,
  '/voorraad/kassa': CounterPage,
  '/voorraad/tellen': CountPage,
  '/voorraad/instellingen': LocationsPage,
});

export default Area;
