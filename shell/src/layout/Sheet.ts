import styled from 'styled-components';

/** A list on a card, its rows from edge to edge. */
export const Sheet = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r);
  box-shadow: var(--shadow);
`;
