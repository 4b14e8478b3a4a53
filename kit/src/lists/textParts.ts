import styled from 'styled-components';

/** A remark that is less important than what is around it. */
export const MutedText = styled.p`
  margin: 0;
  color: var(--ink-2);
`;

/** The same in small letters. */
export const SmallText = styled(MutedText)`
  font-size: 14px;
`;

/** A text with the lines in which somebody wrote it. */
export const MultilineText = styled.span`
  white-space: pre-line;
`;

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
