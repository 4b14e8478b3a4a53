import styled from 'styled-components';

/** Buttons or fields beside each other, below each other where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s3);
`;
