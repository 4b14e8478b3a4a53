import styled, { css } from 'styled-components';

/** Around a field for one file; of the same height in all its states. */
export const Box = styled.div<{ $isOver: boolean; $isEmpty: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s4);
  padding: var(--s3);
  border: 1.5px ${({ $isEmpty }) => ($isEmpty ? 'dashed' : 'solid')} var(--line-strong);
  border-radius: 10px;
  background: var(--card);
  ${({ $isOver }) =>
    $isOver &&
    css`
      border-color: var(--focus);
      background: var(--info-soft);
    `}
  &[data-invalid] {
    border-color: var(--red);
    box-shadow: 0 0 0 1px var(--red);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** The whole empty box is the target. */
export const Zone = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s4);
  min-width: 0;
  cursor: pointer;
  b {
    color: var(--red);
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** For who has a mouse. */
export const DropHint = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

/** A small picture of the file. */
export const Thumb = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: var(--ink-2);
`;

/** Beside it: name, state and buttons. */
export const Details = styled.span`
  display: grid;
  flex: 1;
  gap: var(--s1);
  min-width: min(150px, 100%);
  b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

/** Next to each other, or below each other where there is no room. */
export const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s1);
`;

/** How far an upload is. */
export const Bar = styled.span`
  display: block;
  height: 8px;
  overflow: hidden;
  border-radius: 9px;
  background: var(--line);
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--red);
    transition: width 0.15s;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    i {
      background: highlight;
    }
  }
`;

/** A sign in the place of a picture. */
export const FileIcon = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--r-s);
  background: color-mix(in srgb, var(--line) 45%, transparent);
  svg {
    width: 28px;
    height: 28px;
  }
`;
