import styled from 'styled-components';

/** What is searched, filtered and begun above a list, or the buttons of a page. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;
