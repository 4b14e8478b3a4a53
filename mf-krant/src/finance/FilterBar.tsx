import styled from 'styled-components';

/** What is searched and filtered, above a list. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  > [role='search'] {
    flex: 1 1 220px;
  }
`;
