import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { SpinnerRing } from '../Spinner';
import { type ButtonSize, buttonStyle, type ButtonStyleProps, type ButtonVariant } from './buttonStyle';

/** The props of Button: those of a native button, and these. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as the place it is in. */
  wide?: boolean;
  /** Work is going on: the button keeps its width and its focus, shows a spinner and does nothing when pressed. */
  pending?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
};

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  ${({ $hidden }) =>
    $hidden &&
    css`
      opacity: 0;
    `}
`;

const Overlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button named by its verb. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  pending = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const busy = pending ? { 'aria-disabled': true, 'aria-busy': true } : undefined;
  return (
    <Root {...rest} {...busy} type={type} onClick={press} $variant={variant} $size={size} $wide={wide}>
      <Content $hidden={pending}>
        {icon}
        {children}
      </Content>
      {pending && (
        <Overlay>
          <SpinnerRing aria-hidden />
        </Overlay>
      )}
    </Root>
  );
}
