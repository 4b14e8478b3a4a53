import styled from 'styled-components';

import { phone } from '../tokens';

/** The buttons of a dialog, the main one last. Stays in view while the rest scrolls; full width on a phone. */
export const DialogActions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  margin: var(--s5) calc(-1 * var(--s5)) calc(-1 * var(--s5));
  padding: var(--s3) var(--s5) var(--s5);
  background: var(--card);
  @media ${phone} {
    margin-top: auto;
    flex-direction: column-reverse;
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s3) var(--s4) max(var(--s4), env(safe-area-inset-bottom));
  }
`;
