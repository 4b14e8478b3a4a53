import { Tag } from 'kit/ui';
import styled, { keyframes } from 'styled-components';

/** That something waits for a connection. Not while it is being sent: then it would only flash. @param text 'Wacht' */
export function WaitingMark({ text }: { text: string }) {
  return (
    <Late>
      <Tag tone="warn">{text}</Tag>
    </Late>
  );
}

const unseen = keyframes`from, to { visibility: hidden; }`;

const Late = styled.span`
  animation: ${unseen} 1s;
`;
