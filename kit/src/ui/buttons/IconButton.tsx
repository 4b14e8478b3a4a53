import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

import { SpinnerRing } from '../SpinnerRing';
import { useTooltip } from './useTooltip';

/** The props of IconButton: those of a native button, with a name that is obligatory. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** What it does, also shown as tooltip. */
  'aria-label': string;
  children: ReactNode;
  pending?: boolean;
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

/** A round button of 44 px with only an icon; its name appears as a tooltip. */
export function IconButton({
  children,
  pending = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(rest['aria-label']);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const busy = pending ? { 'aria-disabled': true, 'aria-busy': true } : undefined;
  return (
    <>
      <Root data-icon-only {...handlers} {...rest} {...busy} type={type} onClick={press}>
        {pending ? <SpinnerRing aria-hidden /> : children}
      </Root>
      {tooltip}
    </>
  );
}
