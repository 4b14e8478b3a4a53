import { useDroppable } from 'kit/sorting';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';

import { largestFitting } from './packPage';
import type { Box } from './paper';
import { type PlanActions, PlanAdButton } from './PlanAdButton';
import { type PlanAd, type PlanPage, roomOf } from './planOf';
import { PageBox, PlanRows, Sheet } from './planStyle';
import { pageId } from './usePlanDrag';

interface PlanSheetProps extends PlanActions {
  page: PlanPage;
  adOf: (id: string) => PlanAd | undefined;
  /** All there are, to say what still fits. */
  formats: readonly Box[];
}

/** A page of the newspaper with its advertisements, to scale; overfull in red. */
export function PlanSheet({ page, adOf, formats, ...actions }: PlanSheetProps) {
  const { number, boxes, placed, over } = page;
  const { setNodeRef, isOver } = useDroppable({ id: pageId(number), disabled: !actions.canEdit });
  const isOverfull = over.length > 0;
  const taken = boxes.map(({ columns, height }) => `${columns}x${height}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what fits depends on the formats only: not again for every drag
  const fitting = useMemo(() => largestFitting(boxes, formats), [taken, formats]);
  const where = `pagina ${number}`;
  return (
    <PageBox
      ref={setNodeRef}
      aria-label={`Pagina ${number}`}
      data-over={isOverfull || undefined}
      data-aimed={isOver || undefined}
    >
      <h3>{`Pagina ${number}`}</h3>
      <Sheet>
        {placed.map((place) => {
          const ad = adOf(place.id);
          return ad && <PlanAdButton key={ad.id} ad={ad} place={place} where={where} {...actions} />;
        })}
      </Sheet>
      <p>
        {isOverfull && <Mark aria-hidden />}
        {roomOf(page)}
        {!isOverfull && placed.length > 0 && fitting && `, nog een ${fitting.id} past`}
        {isOverfull && (over.length === 1 ? ', dit past er niet op:' : ', deze passen er niet op:')}
      </p>
      {isOverfull && (
        <PlanRows aria-label={`Past niet op pagina ${number}`}>
          {over.map(({ id }) => {
            const ad = adOf(id);
            return (
              ad && (
                <li key={id}>
                  <PlanAdButton ad={ad} where={`past niet op pagina ${number}`} {...actions} />
                </li>
              )
            );
          })}
        </PlanRows>
      )}
    </PageBox>
  );
}

const Mark = styled(CircleAlert)`
  width: 16px;
  height: 16px;
  margin-right: 4px;
  vertical-align: text-bottom;
`;
