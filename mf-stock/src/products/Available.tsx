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
      <Root>
        {isAlone ? `nog ${count}` : <Left>{count}</Left>}
        {isLow && (
          <>
            {' '}
            <Tag tone="warn">{lowText}</Tag>
          </>
        )}
      </Root>
    );
  return count === 0 ? <Tag tone="warn">Uitverkocht</Tag> : <Tag tone="no">{`${-count} te weinig`}</Tag>;
}

/** In a column the numbers stand below each other; on a card, where a cell is a line of text, the number comes first. */
const Root = styled.span`
  display: inline-flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: var(--s1);
`;

const Left = styled.span`
  @media ${phone} {
    &::before {
      content: 'nog ';
    }
  }
`;
