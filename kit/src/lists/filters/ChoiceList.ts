import styled from 'styled-components';

import { PlainList } from '../textParts';

/** What was found, each a button to choose it; it scrolls when it is long. */
export const ChoiceList = styled(PlainList)`
  width: 100%;
  max-height: 264px;
  overflow-y: auto;
  button,
  li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s3);
    width: 100%;
    min-height: 44px;
    padding: var(--s1) var(--s3);
    border: 0;
    border-radius: var(--r-s);
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
  }
  button {
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in srgb, var(--line) 35%, transparent);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
`;
