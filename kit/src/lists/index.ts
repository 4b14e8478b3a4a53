/**
 * kit/lists: lists that are searched, paged and read anew, and the tabs of a page. No shared module: each area bundles
 * the little it uses of it, so that the first page does not carry it.
 */
export { ActiveCard, ListCard } from './cards';
export {
  ChoiceSearch,
  type ChoiceSearchProps,
  type FoundChoices,
  SHORTEST_SEARCH,
} from './filters/ChoiceSearch';
export { CopyLinkField, type CopyLinkFieldProps } from './CopyLinkField';
export { EditAndDelete, type EditAndDeleteProps } from './EditAndDelete';
export { EditionSelect, type EditionSelectProps } from './EditionSelect';
export {
  EmailLink,
  type EmailLinkProps,
  EmailText,
  PhoneLink,
  type PhoneLinkProps,
  telHref,
} from './ContactLinks';
export { ExpandedRow, Fact, type FactProps, Facts, notProvided } from './Facts';
export { Figure, type FigureProps, Figures } from './Figures';
export { FigureStrip, type FigureStripProps } from './FigureStrip';
export { FilterChips, type FilterChipsProps } from './filters/FilterChips';
export { filterRows, useDebouncedValue } from './filters/searching';
export { lazyTab } from './lazyTab';
export { ListToolbar, type ListToolbarProps } from './filters/ListToolbar';
export { appendPage, type Connection, LoadMoreButton, moreOf, type PagedQuery } from './LoadMoreButton';
export { MutedText, SmallText, MultilineText, LinedList, PlainList } from './textParts';
export { type NumberColumn, numberColumn } from './numberColumn';
export { PagedCard, type PagedCardProps, type PagedList } from './PagedCard';
export { QrCode, type QrCodeProps } from './QrCode';
export { SavedViewsButton, type SavedViewsButtonProps } from './views/SavedViewsButton';
export { useAddressText, useAddressChoice, useAddressSort, useAddressRow, useTabParam } from './useAddress';
export { readAll, type ReadAllOptions } from './readAll';
export { type Pages, usePages, type UsePagesOptions, useRefetch } from './usePages';
export { WorkList, type WorkListProps } from './WorkList';
export { WorkProgress, type WorkProgressProps } from './WorkProgress';
// Pages lay themselves out with these too.
export { SearchAndFilters, type SearchAndFiltersProps, FilterGrid } from './filters/SearchAndFilters';
export { newRequestId } from 'kit/graphql';
