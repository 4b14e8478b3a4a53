import { Button, ButtonRow } from 'kit/ui';
import styled from 'styled-components';

import { COLUMN_PX } from './cardStyle';
import { KeyHint } from './KeyHint';
import type { RowBulk, RowSelection } from './useRowSelection';

interface BulkBarProps<Item> {
  bulk: RowBulk<Item>;
  selection: RowSelection<Item>;
  /** Of the table: where they do not fit its rows are cards, which have no ticks. */
  columns: number;
}

/** The foot of a table whose rows can be chosen: what can be done with those that are. It is as high without any. */
export function BulkBar<Item>({ bulk, selection, columns }: BulkBarProps<Item>) {
  const { chosen, clear } = selection;
  const [one, more] = bulk.nouns;
  const summary = chosen.length > 0 && bulk.summary?.(chosen);
  return (
    <Foot
      $columns={columns}
      role="group"
      aria-label={`Met gekozen ${more}`}
      data-on={chosen.length > 0 || undefined}
      data-no-print
    >
      <p role="status">
        {chosen.length > 0 ? (
          <>
            <b>{chosen.length}</b> {`${chosen.length === 1 ? one : more} gekozen`}
            {summary && <small>{summary}</small>}
          </>
        ) : (
          `Kies ${more} om er samen iets mee te doen.`
        )}
      </p>
      {chosen.length > 0 && (
        <ButtonRow>
          {bulk.actions(chosen, clear)}
          <Button variant="text" size="small" aria-keyshortcuts="Escape" onClick={clear}>
            Klaar <KeyHint>Esc</KeyHint>
          </Button>
        </ButtonRow>
      )}
    </Foot>
  );
}

const Foot = styled.div<{ $columns: number }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  min-height: 56px;
  padding: 6px 0;
  border-top: 1px solid var(--line);
  background: var(--card);
  color: var(--ink-2);
  &[data-on] {
    position: sticky;
    bottom: 0;
    z-index: 3;
    color: var(--ink);
  }
  p {
    margin: 0;
    font-size: 15px;
  }
  b {
    display: inline-grid;
    place-items: center;
    min-width: 30px;
    height: 28px;
    margin-right: 4px;
    padding: 0 8px;
    border-radius: 99px;
    background: var(--yellow);
    color: var(--on-yellow);
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-left: var(--s3);
    color: var(--ink-2);
    font-size: 14px;
  }
  @media print {
    display: none;
  }
  @container (max-width: ${({ $columns }) => $columns * COLUMN_PX}px) {
    display: none;
  }
`;
