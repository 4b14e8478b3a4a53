import { Button, Dialog, phone, SearchField, Toolbar, useMediaQuery, VisuallyHidden } from 'kit/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

import { SavedViewsButton } from '../views/SavedViewsButton';

/** Filters beside each other in columns, with a button at their end. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  align-items: end;
  gap: var(--s3);
  > button {
    justify-self: start;
  }
`;

/** The props of SearchAndFilters. */
export interface SearchAndFiltersProps {
  /** What is searched, such as 'Zoek in de leden'. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** How many filters differ from what the list begins with; the button tells. */
  count: number;
  onClear: () => void;
  /** How many are found: the sheet of a phone tells. */
  found?: number;
  /** Where there is room the fields are folded away until somebody asks, or open, or in the row of the search field. */
  onDesk?: 'folded' | 'open' | 'inline';
  /** Which list, when what it shows is in the address: offers to save that under a name. */
  list?: string;
  /** Where there is room: the filters that are chosen most, as FilterChips. On a phone the sheet has them. */
  chips?: ReactNode;
  /** Beside the search field, such as ExportButtons. */
  more?: ReactNode;
  /** The fields of the filters. */
  children: ReactNode;
}

/** Above a list: a search field, and the filters behind a button; on a phone in a sheet from below. */
export function SearchAndFilters(props: SearchAndFiltersProps) {
  const { label, text, onText, count, onDesk = 'folded', list, chips, more } = props;
  const onPhone = useMediaQuery(phone);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hasButton = onPhone || onDesk === 'folded';
  const opens = onPhone
    ? ({ 'aria-haspopup': 'dialog' } as const)
    : { 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined };
  return (
    <Root data-no-print>
      <Bar>
        <SearchField
          label={label}
          placeholder={onPhone ? 'Zoek' : undefined}
          value={text}
          onChange={onText}
        />
        {!onPhone && chips && <Chips>{chips}</Chips>}
        {hasButton && (
          <FilterButton
            variant="ghost"
            icon={<SlidersHorizontal aria-hidden />}
            data-on={count > 0 || undefined}
            {...opens}
            onClick={() => setOpen(!isOpen)}
          >
            {count ? `Filters (${count})` : 'Filters'}
          </FilterButton>
        )}
        {!onPhone && onDesk === 'inline' && props.children}
        {list && <SavedViewsButton list={list} />}
        {more}
      </Bar>
      {/* A list that the server pages tells by itself. */}
      {more && <VisuallyHidden role="status">{text && `${props.found ?? 0} gevonden`}</VisuallyHidden>}
      {onPhone && <FilterSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
      {!onPhone && (onDesk === 'open' || (onDesk === 'folded' && isOpen)) && (
        <OpenFilters {...props} id={id} />
      )}
    </Root>
  );
}

type Filters = Pick<SearchAndFiltersProps, 'count' | 'onClear' | 'found' | 'children'>;

function OpenFilters({ id, count, onClear, children }: Filters & { id: string }) {
  return (
    <FilterGrid id={id} role="group" aria-label="Filters">
      {children}
      {count > 0 && (
        <Button variant="text" onClick={onClear}>
          Filters wissen
        </Button>
      )}
    </FilterGrid>
  );
}

/** What is chosen counts at once; the button below only closes. */
function FilterSheet(props: Filters & { isOpen: boolean; onClose: () => void }) {
  const { isOpen, onClose, onClear, found, children } = props;
  return (
    <Dialog
      sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      actions={
        <SheetActions>
          <Button variant="ghost" onClick={onClear}>
            Wis filters
          </Button>
          <Button onClick={onClose}>{found === undefined ? 'Toon' : `Toon ${found}`}</Button>
        </SheetActions>
      }
    >
      <FilterGrid>{children}</FilterGrid>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

const Bar = styled(Toolbar)`
  @media ${phone} {
    gap: var(--s2);
    > [role='search'] {
      min-width: 100px;
    }
    > [aria-label='Meer'] {
      margin: 0 -10px 0 -6px;
    }
  }
`;

/** In the row of the search field, or in one of its own. */
const Chips = styled.div`
  @media (max-width: 1399px) {
    order: 1;
    flex-basis: 100%;
  }
`;

const FilterButton = styled(Button)`
  @media ${phone} {
    flex: none;
    gap: 6px;
    padding-inline: 12px;
    &[data-on] {
      background: var(--yellow);
      color: var(--on-yellow);
      box-shadow: none;
    }
  }
`;

const SheetActions = styled.div`
  display: flex;
  gap: var(--s3);
  > button:last-child {
    flex: 1;
  }
`;
