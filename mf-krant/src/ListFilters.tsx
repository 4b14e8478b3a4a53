import { SearchAndFilters, type SearchAndFiltersProps } from 'kit/lists';
import { phone, useMediaQuery } from 'kit/ui';
import { createContext, type ReactNode, use } from 'react';

const Views = createContext<ReactNode>(undefined);

/** The choice of a view above the list that it chooses; on a phone it is among the filters of that list. */
export function WithViews({ choice, children }: { choice: ReactNode; children: ReactNode }) {
  const onPhone = useMediaQuery(phone);
  return (
    <>
      {!onPhone && choice}
      <Views value={onPhone ? choice : undefined}>{children}</Views>
    </>
  );
}

/** Searching and filtering a list in a tab that has several views. */
export function ListFilters({
  children,
  ...props
}: Omit<SearchAndFiltersProps, 'children'> & { children?: ReactNode }) {
  return (
    <SearchAndFilters {...props}>
      {use(Views)}
      {children}
    </SearchAndFilters>
  );
}
