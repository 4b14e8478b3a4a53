import styled from 'styled-components';

/** A list without the signs and the room of one. */
export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The same with a line between its items. */
export const LinedList = styled(PlainList)`
  li + li {
    border-top: 1px solid var(--line);
  }
`;
