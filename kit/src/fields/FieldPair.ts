import styled from 'styled-components';

/** Two fields beside each other, below each other where there is no room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: var(--s4);
`;
