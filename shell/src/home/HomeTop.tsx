import { todayInAmsterdam } from 'kit/format';
import { KEPT, toApiError, useQuery } from 'kit/graphql';
import { ErrorState, PageTitle, phone, useMediaQuery } from 'kit/ui';
import { PartyPopper } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';

import { ShellHomeDocument, type ShellHomeQuery } from '../gql/graphql';
import { Sheet } from '../layout/Sheet';
import { useAfterPaint } from '../useAfterPaint';
import { DeclareLink } from './DeclareLink';
import { HomeFigures } from './HomeFigures';
import { keepShape, lastShape } from './homeShape';
import { HomeSkeleton } from './HomeSkeleton';
import type { HomeTick } from './HomeTicks';
import { UpcomingDates } from './UpcomingDates';
import { WaitingRow } from './WaitingRow';
import { Detail, Row, Square, Title } from './waitingStyle';

const HomeTicks = lazy(async () => ({ default: (await import('./HomeTicks')).HomeTicks }));

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', {
    ...options,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
const withYear = dayFormat({ year: 'numeric' });
const withoutYear = dayFormat({});

/** 'Wat wacht er op je': what asks for something, figures of one's work, the days that come, and declaring. */
export function HomeTop() {
  const { data, error, refetch } = useQuery(ShellHomeDocument, {
    fetchPolicy: 'cache-and-network',
    context: KEPT,
  });
  const onPhone = useMediaQuery(phone);
  const [shape] = useState(lastShape);
  const again = () => void refetch().catch(() => undefined);
  const rows = data?.waiting.length;
  const hasFigures = Boolean(data?.homeFigures.length);
  useEffect(() => {
    if (rows !== undefined) keepShape({ rows, hasFigures });
  }, [rows, hasFigures]);
  return (
    <>
      <PageTitle
        sub={<Sub>{headline(data?.daysToCarnival, onPhone)}</Sub>}
        actions={!onPhone && <DeclareLink />}
      >
        Wat wacht er op je
      </PageTitle>
      {data && <HomeParts home={data} onRetry={again} />}
      {!data && error && <ErrorState failure={toApiError(error)} onRetry={again} />}
      {!data && !error && <HomeSkeleton {...shape} />}
    </>
  );
}

/** The day, and how long it is until carnival, when that is known. */
function headline(days: number | undefined, onPhone: boolean): string {
  const today = (onPhone ? withoutYear : withYear).format(new Date(todayInAmsterdam()));
  const day = today.charAt(0).toUpperCase() + today.slice(1);
  if (days === undefined) return day;
  if (days === 0) return `${day}, het is carnaval`;
  return `${day}, nog ${days} ${days === 1 ? 'dag' : 'dagen'} tot carnaval`;
}

function HomeParts({ home, onRetry }: { home: ShellHomeQuery; onRetry: () => void }) {
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

const Sub = styled.span`
  @media ${phone} {
    display: block;
    font-size: 14px;
    line-height: 20px;
  }
`;

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
