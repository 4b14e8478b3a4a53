import styled from 'styled-components';

/** Buttons or chips in a row, and in more where they do not fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
