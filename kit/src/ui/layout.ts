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

/** Buttons or chips in a row, and in more where they do not fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

/** What is searched, filtered and begun above a list, or the buttons of a page. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;
