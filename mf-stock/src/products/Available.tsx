import { phone, Tag } from 'kit/ui';
import styled from 'styled-components';

interface AvailableProps {
  /** What the webshop can still sell. */
  count: number;
  /** There is less than somebody wanted to be warned of. */
  isLow: boolean;
  /** How that is said. */
  lowText?: string;
  /** No heading of a column says what the number is. */
  isAlone?: boolean;
}

/** What the webshop can still sell; too few when stock was used that was ordered already. */
export function Available({ count, isLow, lowText = 'Bijna op', isAlone }: AvailableProps) {
  if (count > 0)
    return (
      <>
        {isLow && (
          <>
            <Tag tone="warn">{lowText}</Tag>{' '}
          </>
        )}
        {isAlone ? `nog ${count}` : <Left>{count}</Left>}
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
