import { PartyPopper } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import type { ShellHomeQuery } from '../gql/graphql';
import { Sheet } from '../layout/Sheet';
import { useAfterPaint } from '../useAfterPaint';
import { HomeFigures } from './HomeFigures';
import type { HomeTick } from './HomeTicks';
import { UpcomingDates } from './UpcomingDates';
import { WaitingRow } from './WaitingRow';
import { Detail, Row, Square, Title } from './waitingStyle';

const HomeTicks = lazy(async () => ({ default: (await import('./HomeTicks')).HomeTicks }));

/** What waits, figures and dates, as they were asked for. */
export function HomeParts({ home, onRetry }: { home: ShellHomeQuery; onRetry: () => void }) {
  const { waiting, homeFigures, upcomingDates } = home;
  const [ticks, setTicks] = useState<readonly HomeTick[]>([]);
  const isPainted = useAfterPaint();
  return (
    <Columns>
      <div>
        {isPainted && (
          <Suspense>
            <HomeTicks onTicks={setTicks} onSent={onRetry} />
          </Suspense>
        )}
        {waiting.length === 0 ? (
          <NothingWaits />
        ) : (
          <Sheet aria-label="Wat wacht er op je">
            {waiting.map((item, at) => (
              <WaitingRow key={item.id} item={item} isFirst={at === 0} onRetry={onRetry} ticks={ticks} />
            ))}
          </Sheet>
        )}
        {homeFigures.length > 0 && <HomeFigures figures={homeFigures} />}
      </div>
      {upcomingDates.length > 0 && <UpcomingDates dates={upcomingDates} />}
    </Columns>
  );
}

function NothingWaits() {
  return (
    <Sheet>
      <Row $isLink={false}>
        <Square $tone="plain">
          <PartyPopper aria-hidden />
        </Square>
        <Title $isDone={false}>Er wacht niets op je.</Title>
        <Detail>Iets voorgeschoten? Declareer het.</Detail>
      </Row>
    </Sheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
    gap: var(--s5);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
