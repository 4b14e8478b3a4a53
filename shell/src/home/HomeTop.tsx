import { todayInAmsterdam } from 'kit/format';
import { KEPT, toApiError, useQuery } from 'kit/graphql';
import { ErrorState, PageTitle, phone, useMediaQuery } from 'kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

import { ShellHomeDocument } from '../gql/graphql';
import { DeclareLink } from './DeclareLink';
import { HomeParts } from './HomeParts';
import { keepShape, lastShape } from './homeShape';
import { HomeSkeleton } from './HomeSkeleton';

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

/**
 * 'Wat wacht er op je': what asks for something, figures of one's work, the days that come, and declaring.
 * @param children what comes below it, once it is there
 */
export function HomeTop({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(ShellHomeDocument, {
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
      {data || error ? children : <HomeSkeleton {...shape} />}
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

const Sub = styled.span`
  @media ${phone} {
    display: block;
    font-size: 14px;
    line-height: 20px;
  }
`;
