import { css } from 'styled-components';

/** How much a button asks for attention. One `primary` per view; `danger` opens a confirmation. */
export type ButtonVariant = 'primary' | 'ghost' | 'text' | 'danger';

/** `medium` is 44 px high; `small` is 36 px with a mouse and 44 px on touch. */
export type ButtonSize = 'small' | 'medium';

/** The transient props that `buttonStyle` reads. */
export type ButtonStyleProps = { $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean };

const variants = {
  primary: css`
    background: var(--red);
    color: var(--on-red);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--red-strong);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--line);
    &:hover:not(:disabled, [aria-disabled='true']) {
      box-shadow: inset 0 0 0 1.5px var(--line-strong);
    }
  `,
  text: css`
    background: none;
    color: var(--red);
    padding-inline: 8px;
    &:hover:not(:disabled, [aria-disabled='true']) {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  `,
  danger: css`
    background: transparent;
    color: var(--red);
    box-shadow: inset 0 0 0 1.5px currentcolor;
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--red-soft);
      color: var(--red-strong);
    }
  `,
};

/** The look shared by Button and LinkButton. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 0;
  border-radius: 999px;
  font: 650 15px/1.3 var(--body);
  text-align: center;
  text-decoration: none;
  padding: ${({ $size }) => ($size === 'small' ? '6px 14px' : '10px 18px')};
  min-height: ${({ $size }) => ($size === 'small' ? '36px' : '44px')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  cursor: pointer;
  transition:
    background 0.12s,
    box-shadow 0.12s;
  ${({ $variant }) => variants[$variant]}
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  svg {
    width: 20px;
    height: 20px;
    flex: none;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;
