/**
 * kit/lists: lists that are searched, paged and read anew, and the tabs of a page. No shared module: each area bundles
 * the little it uses of it, so that the first page does not carry it.
 */
export { ActiveCard } from './ActiveCard';
export {
  ChoiceSearch,
  type ChoiceSearchProps,
  type FoundChoices,
  SHORTEST_SEARCH,
} from './filters/ChoiceSearch';
export { CopyLinkField, type CopyLinkFieldProps } from './CopyLinkField';
export { EditAndDelete, type EditAndDeleteProps } from './EditAndDelete';
export { EditionSelect, type EditionSelectProps } from './EditionSelect';
export { EmailLink, type EmailLinkProps, EmailText } from './EmailLink';
export { ExpandedRow, Fact, type FactProps, Facts, notProvided } from './Facts';
export { Figure, type FigureProps, Figures } from './Figures';
export { FigureStrip, type FigureStripProps } from './FigureStrip';
export { FilterChips, type FilterChipsProps } from './filters/FilterChips';
export { FilterGrid } from './filters/FilterGrid';
export { filterRows } from './filters/filterRows';
export { lazyTab } from './lazyTab';
export { ListCard } from './ListCard';
export { ListToolbar, type ListToolbarProps } from './filters/ListToolbar';
export { appendPage, type Connection, LoadMoreButton } from './LoadMoreButton';
export { MultilineText } from './MultilineText';
export { MutedText, SmallText } from './MutedText';
export { type NumberColumn, numberColumn } from './numberColumn';
export { PagedCard, type PagedCardProps, type PagedList } from './PagedCard';
export { PhoneLink, type PhoneLinkProps, telHref } from './PhoneLink';
export { LinedList, PlainList } from './PlainList';
export { QrCode, type QrCodeProps } from './QrCode';
export { SavedViewsButton, type SavedViewsButtonProps } from './views/SavedViewsButton';
export { useAddressChoice } from './address/useAddressChoice';
export { useAddressRow } from './address/useAddressRow';
export { useAddressSort } from './address/useAddressSort';
export { useAddressText } from './address/useAddressText';
export { useDebouncedValue } from './useDebouncedValue';
export { type Pages, usePages, type UsePagesOptions } from './usePages';
export { useRefetch } from './useRefetch';
export { useTabParam } from './address/useTabParam';
export { WorkList, type WorkListProps } from './WorkList';
export { WorkProgress, type WorkProgressProps } from './WorkProgress';
// Pages lay themselves out with these too.
export { SearchAndFilters, type SearchAndFiltersProps } from './filters/SearchAndFilters';
export { newRequestId } from 'kit/graphql';
