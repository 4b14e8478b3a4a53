import styled from 'styled-components';

/** Filters beside each other in columns, with a button at their end. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  align-items: end;
  gap: var(--s3);
  > button {
    justify-self: start;
  }
`;
