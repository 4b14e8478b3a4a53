import styled from 'styled-components';

/** The border around toolbar and text. */
export const Frame = styled.div`
  border: 1.5px solid var(--line-strong);
  border-radius: 10px;
  background: var(--card);
  &:has([aria-invalid='true']) {
    border-color: var(--red);
    box-shadow: 0 0 0 1px var(--red);
  }
  &:has([role='textbox']:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** The row of buttons; it wraps on a phone. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px 4px;
  border-bottom: 1px solid var(--line);
  color: var(--ink-2);
  outline: none;
  > * {
    width: 44px;
    height: 44px;
  }
  [aria-pressed='true'] {
    background: var(--yellow-soft);
    color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;

/** Where the text is. */
export const Page = styled.div`
  min-height: 160px;
  max-height: 60dvh;
  overflow-y: auto;
  padding: var(--s3) 14px;
`;
