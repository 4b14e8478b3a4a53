import styled from 'styled-components';

import { phone } from './tokens';

/** The parts of a page below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  @media ${phone} {
    gap: var(--s2);
  }
`;
