/** kit/data: pages that are fetched, what a query brought, lists that open, and tabs. */
export { Accordion, type AccordionItem } from './Accordion';
export { type LazyPage, lazyPage } from './lazyPage';
export { Loaded, type LoadedProps } from './Loaded';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
