import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactNode, use } from 'react';
import styled from 'styled-components';

import { SpinnerRing } from '../Spinner';
import { Button } from './Button';
import { useTooltip } from './useTooltip';

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
