import { phone, Skeleton, SkeletonBar } from 'kit/ui';
import styled from 'styled-components';

import { Sheet } from '../layout/Sheet';
import type { HomeShape } from './homeShape';

/** The room of what comes: as much as there was the last time, so that nothing jumps. */
export function HomeSkeleton({ rows, hasFigures }: HomeShape) {
  return (
    <Quiet>
      <Skeleton>
        <Sheet as="div">
          {Array.from({ length: rows }, (_, row) => (
            <Bar key={row}>
              <SkeletonBar height={36} />
            </Bar>
          ))}
        </Sheet>
        {hasFigures && <Figures />}
      </Skeleton>
    </Quiet>
  );
}

/** The loading text is read out only: it would take room that nothing comes in. */
const Quiet = styled.div`
  [role='status'] > p {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Bar = styled.div`
  display: grid;
  align-items: center;
  height: 68px;
  padding: 0 var(--s4);
  & + & {
    border-top: 1px solid var(--line);
  }
  @media ${phone} {
    height: 64px;
  }
`;

const Figures = styled.div`
  height: 96px;
  margin-top: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  @media ${phone} {
    height: 82px;
  }
`;
