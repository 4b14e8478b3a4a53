import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

import { SpinnerRing } from '../Spinner';
import { layer } from '../tokens';
import { Button } from './Button';

/** The props of IconButton: those of a native button, with a name that is obligatory. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** What it does, also shown as tooltip. */
  'aria-label': string;
  children: ReactNode;
  pending?: boolean;
  /** Its words in the menu of a row, where they are not its name. */
  inMenu?: string;
};

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 999px;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  svg {
    width: 20px;
    height: 20px;
  }
  @media print {
    display: none;
  }
`;

/** Of whom the menu is that a button is in: there it has its words beside its icon, without that name. */
export const MenuOf = createContext<string | undefined>(undefined);

/** '10/11/2026 - Agenda aanpassen' in the menu of '10/11/2026 - Agenda' is 'Aanpassen'. */
function wordsIn(menu: string, label: string): string {
  const words = label.startsWith(`${menu} `) ? label.slice(menu.length + 1) : label;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A round button of 44 px with only an icon; its name appears as a tooltip. In the menu of a row it has its words. */
export function IconButton({
  children,
  pending = false,
  onClick,
  type = 'button',
  inMenu,
  ...rest
}: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(rest['aria-label']);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const busy = pending ? { 'aria-disabled': true, 'aria-busy': true } : undefined;
  const menu = use(MenuOf);
  if (menu !== undefined) {
    return (
      <Button {...rest} type={type} variant="ghost" icon={children} pending={pending} onClick={onClick}>
        {inMenu ?? wordsIn(menu, rest['aria-label'])}
      </Button>
    );
  }
  return (
    <>
      <Root data-icon-only {...handlers} {...rest} {...busy} type={type} onClick={press}>
        {pending ? <SpinnerRing aria-hidden /> : children}
      </Root>
      {tooltip}
    </>
  );
}

const Bubble = styled.span`
  position: fixed;
  z-index: ${layer.tooltip};
  max-width: 240px;
  padding: 5px 10px;
  border-radius: var(--r-s);
  border: 1px solid var(--snack-line);
  background: var(--snack);
  color: var(--snack-ink);
  font: 600 13px/1.4 var(--body);
  @media print {
    display: none;
  }
`;

const TO_SHOW_MS = 400;
const TO_BUBBLE_MS = 200;

function place(node: HTMLElement, box: DOMRect) {
  const margin = 8;
  const centred = box.left + box.width / 2 - node.offsetWidth / 2;
  const left = Math.max(margin, Math.min(centred, window.innerWidth - node.offsetWidth - margin));
  const above = box.top - node.offsetHeight - 6;
  node.style.left = `${left}px`;
  node.style.top = `${above < margin ? box.bottom + 6 : above}px`;
}

/**
 * A visual tooltip for a control that already carries the same text as its accessible name (so it is hidden from
 * screen readers). Shows on hover after a moment and at once on keyboard focus; Escape hides it. It stays while the pointer
 * is on it (WCAG 1.4.13).
 */
function useTooltip(text: string): {
  handlers: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  tooltip: ReactNode;
} {
  const [box, setBox] = useState<DOMRect>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setBox(undefined);
  };
  /** Time to get from the control to what it says. */
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setBox(undefined), TO_BUBBLE_MS);
  };
  const shown = box !== undefined;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const close = () => setBox(undefined);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', close, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [shown]);
  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') return;
      const target = event.currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setBox(target.getBoundingClientRect()), TO_SHOW_MS);
    },
    onPointerLeave: hideSoon,
    onPointerDown: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) setBox(event.currentTarget.getBoundingClientRect());
    },
    onBlur: hide,
  };
  const tooltip = box
    ? createPortal(
        <Bubble
          aria-hidden
          data-testid="tooltip"
          ref={(node) => void (node && place(node, box))}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={hideSoon}
          onPointerDown={hide}
        >
          {text}
        </Bubble>,
        document.body,
      )
    : null;
  return { handlers, tooltip };
}
