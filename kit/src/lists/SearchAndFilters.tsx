import { Button, SearchField, Toolbar } from 'kit/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

import { FilterGrid } from './FilterGrid';

/** The props of SearchAndFilters. */
export interface SearchAndFiltersProps {
  /** What is searched, such as 'Zoek in de leden'. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** How many filters are on; the button tells. */
  count: number;
  onClear: () => void;
  /** The fields of the filters, which are folded away until somebody asks for them. */
  children: ReactNode;
}

/** Above a list: a search field, and filters behind a button. */
export function SearchAndFilters({ label, text, onText, count, onClear, children }: SearchAndFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root data-no-print>
      <Toolbar>
        <SearchField label={label} value={text} onChange={onText} />
        <Button
          variant="ghost"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count ? `Filters (${count})` : 'Filters'}
        </Button>
      </Toolbar>
      {isOpen && (
        <FilterGrid id={id} role="group" aria-label="Filters">
          {children}
          {count > 0 && (
            <Button variant="text" onClick={onClear}>
              Filters wissen
            </Button>
          )}
        </FilterGrid>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;
