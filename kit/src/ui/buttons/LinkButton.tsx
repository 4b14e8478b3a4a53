import { Link, type LinkProps } from 'kit/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { type ButtonSize, buttonStyle, type ButtonStyleProps, type ButtonVariant } from './buttonStyle';

/** The props of LinkButton: those of Link of kit/router, and these. */
export type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
};

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A link that looks like a button: for going somewhere. (For a file from the server add `reloadDocument`.) */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  wide,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
    </Root>
  );
}
