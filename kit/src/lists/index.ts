/**
 * kit/lists: lists that are searched, paged and read anew, and the tabs of a page. No shared module: each area bundles
 * the little it uses of it, so that the first page does not carry it.
 */
export { EmailLink, type EmailLinkProps } from './EmailLink';
export { Fact, type FactProps, Facts, notFilledIn, OpenedRow } from './Facts';
export { type Figure, figureColumn } from './figureColumn';
export { lazyTab } from './lazyTab';
export { ListTools, type ListToolsProps } from './ListTools';
export { type Connection, MoreButton, withNext } from './MoreButton';
export { newRequestId } from './newRequestId';
export { PhoneLink, type PhoneLinkProps } from './PhoneLink';
export { searchRows } from './searchRows';
export { Buttons, Stack } from './Stack';
export { useDebounced } from './useDebounced';
export { type Pages, usePages, type UsePagesOptions } from './usePages';
export { useReload } from './useReload';
export { useTabInAddress } from './useTabInAddress';
export { WorkProgress, type WorkProgressProps } from './WorkProgress';
