import { filterRows } from 'kit/lists';
import { useDroppable } from 'kit/sorting';
import { Card, SearchField } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type PlanActions, PlanAdButton } from './PlanAdButton';
import type { PlanAd } from './planOf';
import { PlanRows } from './planStyle';
import { LIST } from './usePlanDrag';

/** More than these are no list to look through. */
const MOST = 100;

interface ToPlaceListProps extends PlanActions {
  ads: readonly PlanAd[];
}

/** What is sold and on no page yet: dragged to a page from here, and taken off its page by dragging back. */
export function ToPlaceList({ ads, ...actions }: ToPlaceListProps) {
  const [text, setText] = useState('');
  const { setNodeRef, isOver } = useDroppable({ id: LIST, disabled: !actions.canEdit });
  const found = filterRows(ads, text, ({ advertiserUserId, name, advFormat }) =>
    [advertiserUserId, name, advFormat].join(' '),
  );
  return (
    <Aside
      ref={setNodeRef}
      data-aimed={isOver || undefined}
      title={`Nog te plaatsen (${ads.length})`}
      data-no-print
    >
      <SearchField label="Zoek nog te plaatsen" placeholder="Zoek" value={text} onChange={setText} />
      {ads.length === 0 && <p>Alles staat op een pagina.</p>}
      {ads.length > 0 && found.length === 0 && <p>Niets gevonden.</p>}
      <Scroll>
        <PlanRows>
          {found.slice(0, MOST).map((ad) => (
            <li key={ad.id}>
              <PlanAdButton ad={ad} where="nog te plaatsen" {...actions} />
            </li>
          ))}
        </PlanRows>
        {found.length > MOST && <p>{`En nog ${found.length - MOST}: zoek ze op nummer of naam.`}</p>}
      </Scroll>
    </Aside>
  );
}

const Aside = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  min-width: 0;
  &[data-aimed] {
    outline: 2px solid var(--focus);
  }
  p {
    margin: 0;
    color: var(--ink-2);
  }
`;

/** Does not push the pages off the screen. */
const Scroll = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  max-height: 42dvh;
  margin: 0 -4px;
  padding: 4px;
  overflow-y: auto;
  @media (min-width: 1200px) {
    max-height: none;
  }
`;
