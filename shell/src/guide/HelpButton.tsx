import { IconButton, phone } from 'kit/ui';
import { CircleHelp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const OVER_PAGE = '[role="dialog"], [role="alertdialog"]';

/** Opens the explanation, as the key ? does wherever nobody is typing. On a phone the menu has it. */
export function HelpButton({ onOpen }: { onOpen: () => void }) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_IN);
      if (isTyping || document.querySelector(OVER_PAGE)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Place>
      <IconButton aria-label="Uitleg" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={onOpen}>
        <CircleHelp aria-hidden />
      </IconButton>
    </Place>
  );
}

const Place = styled.span`
  flex: none;
  @media ${phone} {
    display: none;
  }
`;
