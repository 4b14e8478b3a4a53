/** kit/data: what a query brought, tables and lists that open. */
export { Accordion, type AccordionItem } from './Accordion';
export { Loaded, type LoadedProps } from './Loaded';
export { type Column, Table, type TableProps } from './Table';
export { RowActions } from './tableStyle';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
