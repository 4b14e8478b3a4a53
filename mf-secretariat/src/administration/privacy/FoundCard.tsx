import { ConfirmActionDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { LinedList, MutedText, SmallText } from 'kit/lists';
import { Button, Card, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatErasePersonalDataDocument, type SecretariatFoundDataFragment } from '../../gql/graphql';

type Row = SecretariatFoundDataFragment['records'][number];

interface FoundCardProps {
  found: SecretariatFoundDataFragment;
  /** Brings what was found up to date. */
  onErased: () => Promise<unknown>;
}

/** So many are shown until all are asked for. */
const FIRST = 5;

/** What one kind of record knows of a person. What can be erased has a button; else it says why it stays. */
export function FoundCard({ found, onErased }: FoundCardProps) {
  const { key, title, stays, canErase, count, records } = found;
  const [showsAll, setShowsAll] = useState(false);
  const [erasing, setErasing] = useState<Row>();
  const erase = useSave(SecretariatErasePersonalDataDocument, { done: 'Gewist' });
  const shown = showsAll ? records : records.slice(0, FIRST);
  return (
    <Card title={`${title} (${count})`}>
      <Stack>
        {!canErase && <MutedText as="p">{stays}</MutedText>}
        <LinedList>
          {shown.map((row) => (
            <RecordRow key={row.id} row={row} canErase={canErase} onErase={() => setErasing(row)} />
          ))}
        </LinedList>
        {shown.length < records.length && (
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {`Toon alle ${records.length}`}
          </Button>
        )}
        {records.length < count && (
          <MutedText as="p">{`Dit zijn de nieuwste ${records.length}; zoek preciezer voor de andere.`}</MutedText>
        )}
      </Stack>
      <ConfirmActionDialog
        isOpen={erasing !== undefined}
        question={`${erasing?.name ?? ''} wissen?`}
        confirmLabel="Wissen"
        onConfirm={async () => {
          if (erasing) await erase.save({ source: key, id: erasing.id });
          await onErased();
        }}
        onClose={() => setErasing(undefined)}
      >
        {`${title}: dit kan niet ongedaan worden gemaakt. ${stays || 'Er blijft niets van over.'}`}
      </ConfirmActionDialog>
    </Card>
  );
}

function RecordRow({ row, canErase, onErase }: { row: Row; canErase: boolean; onErase: () => void }) {
  const { name, detail, refusal } = row;
  return (
    <Line>
      <span>
        {name}
        {detail && <Detail>{detail}</Detail>}
        {canErase && refusal && <Detail>{refusal}</Detail>}
      </span>
      {canErase && !refusal && (
        <Button
          size="small"
          variant="danger"
          aria-label={`${name} wissen (${detail})`}
          onClick={onErase}
          data-no-print
        >
          Wissen
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  padding-block: var(--s2);
  overflow-wrap: anywhere;
`;

const Detail = styled(SmallText)`
  display: block;
`;
