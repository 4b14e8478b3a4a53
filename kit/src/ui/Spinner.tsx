import styled from 'styled-components';

import { SpinnerRing } from './SpinnerRing';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s3);
  padding: var(--s5);
  color: var(--ink-2);
`;

/** A turning ring with its text, for a wait without a shape; where the shape is known use Skeleton. */
export function Spinner({ text = 'Laden...' }: { text?: string }) {
  return (
    <Root role="status">
      <SpinnerRing aria-hidden />
      {text}
    </Root>
  );
}
