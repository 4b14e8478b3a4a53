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
