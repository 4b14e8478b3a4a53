import styled from 'styled-components';

import { phone } from '../tokens';

/** The buttons at the end of a long form, and what is wrong with it; on a phone they stay in reach of the thumb. */
export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s4);
  > [role='alert'] {
    flex: 1 0 100%;
  }
  @media ${phone} {
    position: sticky;
    bottom: 0;
    z-index: 10;
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s3) var(--s4) max(var(--s3), env(safe-area-inset-bottom));
    background: var(--page);
    border-top: 1px solid var(--line);
    > button {
      flex: 1;
    }
  }
  @media print {
    display: none;
  }
`;
