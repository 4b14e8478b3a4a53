import { LinedList } from 'kit/lists';
import styled from 'styled-components';

/** Rows of a name with what can be done about it; on a phone below each other. */
export const Rows = styled(LinedList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    padding: var(--s2) 0;
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > span > * {
    display: block;
  }
`;
