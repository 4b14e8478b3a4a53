import styled from 'styled-components';

/** A text with the lines in which somebody wrote it. */
export const MultilineText = styled.span`
  white-space: pre-line;
`;
