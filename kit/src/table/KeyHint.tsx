import styled from 'styled-components';

import { useLetterKeys } from './letterKeys';

/** The props of KeyHint. */
export interface KeyHintProps {
  /** As it is on a keyboard, such as 'A'. */
  children: string;
}

/** A key beside what it does, where there is a keyboard. For the eye: a button says it itself with `aria-keyshortcuts`. */
export function KeyHint({ children }: KeyHintProps) {
  const { isOn } = useLetterKeys();
  if (children.length === 1 && !isOn) return null;
  return <Key aria-hidden>{children}</Key>;
}

const Key = styled.kbd`
  display: none;
  min-width: 22px;
  padding: 1px 6px;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 6px;
  font: 600 12px/1.4 var(--body);
  text-align: center;
  @media (hover: hover) {
    display: inline-block;
  }
`;
