import { useApolloClient } from 'kit/graphql';
import { lazyDialog } from 'kit/ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { forgetRecent } from './recentKeys';

const SearchPalette = lazyDialog(async () => (await import('./SearchPalette')).SearchPalette, {
  title: 'Zoeken',
});

/** Opens the search, as Ctrl+K does everywhere; its code comes when it is opened first. */
export function SearchButton() {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => client.onClearStore(() => Promise.resolve(forgetRecent())), [client]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || document.querySelector('[role="dialog"], [role="alertdialog"]'))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Root
        type="button"
        aria-label="Zoeken"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span>Zoeken</span>
      </Root>
      {isOpen && <SearchPalette onClose={() => setOpen(false)} />}
    </>
  );
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 44px;
  padding: 0 10px 0 14px;
  border: 1.5px solid var(--line-strong);
  border-radius: 999px;
  background: var(--card);
  color: var(--ink-2);
  font-size: 15px;
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  svg {
    width: 20px;
    height: 20px;
  }
  span {
    min-width: 72px;
    text-align: left;
  }
  /* Only to be seen: the key is told by aria-keyshortcuts. */
  &::after {
    content: 'Ctrl K' / '';
    padding: 1px 7px;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    font: 600 12px/18px var(--body);
  }
  /* Without a keyboard, or without room for the title beside it. */
  @media (max-width: 1199px) {
    justify-content: center;
    width: 44px;
    padding: 0;
    border: 0;
    color: inherit;
    span,
    &::after {
      display: none;
    }
  }
`;
