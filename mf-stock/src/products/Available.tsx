import { phone, Tag } from 'kit/ui';
import styled from 'styled-components';

interface AvailableProps {
  /** What the webshop can still sell. */
  count: number;
  /** There is less than somebody wanted to be warned of. */
  isLow: boolean;
}

/** What the webshop can still sell; too few when stock was used that was ordered already. */
export function Available({ count, isLow }: AvailableProps) {
  if (count > 0)
    return (
      <>
        {isLow && (
          <>
            <Tag tone="warn">Bijna op</Tag>{' '}
          </>
        )}
        <Left>{count}</Left>
      </>
    );
  return count === 0 ? <Tag tone="warn">Uitverkocht</Tag> : <Tag tone="no">{`${-count} te weinig`}</Tag>;
}

const Left = styled.span`
  @media ${phone} {
    &::before {
      content: 'nog ';
    }
  }
`;
