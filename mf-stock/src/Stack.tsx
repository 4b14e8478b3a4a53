import styled from 'styled-components';

/** The cards of a page below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

/** Buttons or fields beside each other, below each other where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s3);
`;
