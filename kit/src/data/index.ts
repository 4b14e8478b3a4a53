/** kit/data: what a query brought, lists that open, and tabs. */
export { Accordion, type AccordionItem } from './Accordion';
export { Loaded, type LoadedProps } from './Loaded';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
