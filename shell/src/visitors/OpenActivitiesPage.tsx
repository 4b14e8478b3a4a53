import { EmptyState } from 'kit/ui';
import styled from 'styled-components';

import { VisitorOpenActivitiesDocument, type VisitorOpenActivitiesQuery } from '../gql/visitors/graphql';
import { dayText } from './times';
import { useAsked } from './useAsked';
import { LinkPage } from './VisitorPage';

const texts = {
  title: 'Help je mee?',
  loading: 'Activiteiten worden opgehaald …',
  gone: 'Probeer het later nog een keer.',
  failed: 'De activiteiten kunnen niet worden geladen',
};

/** Everything that one can sign up for now. */
export function OpenActivitiesPage() {
  const asked = useAsked(VisitorOpenActivitiesDocument, {});
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ openActivities }) =>
        openActivities.length === 0 ? (
          <EmptyState
            title="Er is nu niets om je voor aan te melden"
            text="Kijk later nog eens, of vraag het de Boerenploeg."
          />
        ) : (
          <>
            <p>Kies waar je wilt helpen.</p>
            <List>
              {openActivities.map((activity) => (
                <li key={`${activity.id} ${activity.season}`}>
                  <a href={`/publiek/meehelpen/${activity.id}/${activity.season}`}>
                    <b>{activity.name}</b>
                    <small>{whenText(activity)}</small>
                  </a>
                </li>
              ))}
            </List>
          </>
        )
      }
    </LinkPage>
  );
}

/** 'zaterdag 6 februari, nog 5 plaatsen' */
function whenText({ shifts }: VisitorOpenActivitiesQuery['openActivities'][number]): string {
  const days = [...new Set(shifts.map(({ day }) => day))];
  const [first = '', last = first] = [days[0], days.at(-1)];
  const when = first === last ? dayText(first) : `${dayText(first)} tot en met ${dayText(last)}`;
  return `${when}, ${placesText(shifts.reduce((sum, { free }) => sum + free, 0))}`;
}

/** 'nog 2 plaatsen' */
export function placesText(free: number): string {
  if (free === 0) return 'vol';
  return free === 1 ? 'nog 1 plaats' : `nog ${free} plaatsen`;
}

const List = styled.ul`
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  overflow: hidden;
  li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: block;
    padding: var(--s3) var(--s4);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: var(--yellow-soft);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;
