import { Link } from 'kit/router';
import { useUser } from 'kit/session';
import { Card } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql';
import { ShellUpcomingDateFragmentDoc } from '../gql/graphql';

const monthFormat = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' });

interface UpcomingDatesProps {
  dates: readonly FragmentType<typeof ShellUpcomingDateFragmentDoc>[];
}

/** 'Volgende data': the next days that I may know of. */
export function UpcomingDates({ dates }: UpcomingDatesProps) {
  const { permissions } = useUser();
  const hasProgramme = permissions.general.includes('secjaarProg');
  return (
    <Card title="Volgende data" actions={hasProgramme && <Link to="/jaarprogramma">Jaarprogramma</Link>}>
      <Days>
        {getFragmentData(ShellUpcomingDateFragmentDoc, dates).map(({ id, date, title, detail, link }) => (
          <li key={id}>
            <Day dateTime={date}>
              {Number(date.slice('YYYY-MM-'.length))}
              <small>{monthFormat.format(new Date(date)).replace('.', '')}</small>
            </Day>
            <div>
              <b>{link ? <Link to={link}>{title}</Link> : title}</b>
              {detail && <small>{detail}</small>}
            </div>
          </li>
        ))}
      </Days>
    </Card>
  );
}

const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 56px;
    padding: var(--s2) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  div {
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 650;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  div > small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
    line-height: 19px;
  }
`;

const Day = styled.time`
  display: grid;
  align-content: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: var(--page);
  box-shadow: inset 0 0 0 1px var(--line);
  font: 700 16px/17px var(--head);
  text-align: center;
  small {
    color: var(--ink-2);
    font: 650 12px/13px var(--body);
  }
`;
