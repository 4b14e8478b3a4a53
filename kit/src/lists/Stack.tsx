import styled from 'styled-components';

/** The parts of a page below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

/** Buttons in a row, and in more where they do not fit. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
