import { formatDate, formatEuro } from 'kit/format';
import { VisuallyHidden } from 'kit/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

import type {
  SecretariatDeclarationYearFragment,
  SecretariatOpenDeclarationFragment,
} from '../../gql/graphql';
import { committeeOf } from '../transactions/transactions';

interface QueueRowProps {
  declaration: SecretariatOpenDeclarationFragment;
  year: SecretariatDeclarationYearFragment;
  /** Its receipt and decision are beside the list. */
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** A declaration in the queue: who, how much, for what, and since when. */
export function QueueRow({ declaration, year, isChosen, onChoose }: QueueRowProps) {
  const { id, creator, amount, wg, description, creationDate, hasDuplicates } = declaration;
  return (
    <li>
      <Row
        type="button"
        data-declaration={id}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(id)}
      >
        <b>
          {creator}
          {hasDuplicates && (
            <>
              {' '}
              <TriangleAlert aria-hidden />
              <VisuallyHidden>Lijkt op een andere declaratie</VisuallyHidden>
            </>
          )}
        </b>{' '}
        <b>{formatEuro(-amount)}</b> <small>{`${committeeOf(year, wg)}, ${description}`}</small>{' '}
        <small>{formatDate(creationDate)}</small>
      </Row>
    </li>
  );
}

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: 4px var(--s3);
  width: 100%;
  min-height: 68px;
  padding: var(--s2) var(--s3);
  border: 0;
  border-bottom: 1px solid var(--line);
  border-left: 4px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 15px;
  text-align: left;
  cursor: pointer;
  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  > :nth-child(even) {
    text-align: right;
  }
  small {
    overflow: hidden;
    color: var(--ink-2);
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    width: 16px;
    height: 16px;
    color: var(--warn);
    vertical-align: -2px;
  }
  &:hover {
    background: color-mix(in srgb, var(--line) 35%, transparent);
  }
  &[aria-current] {
    border-left-color: var(--yellow);
    background: var(--yellow-soft);
    small {
      color: var(--ink);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
