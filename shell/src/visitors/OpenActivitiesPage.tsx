import { EmptyState } from 'kit/ui';

import { VisitorOpenActivitiesDocument, type VisitorOpenActivitiesQuery } from '../gql/visitors/graphql';
import { dayText } from './times';
import { useAsked } from './useAsked';
import { LinkPage, VisitorLinks } from './VisitorPage';

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
            <VisitorLinks>
              {openActivities.map((activity) => (
                <li key={`${activity.id} ${activity.season}`}>
                  <a href={`/publiek/meehelpen/${activity.id}/${activity.season}`}>
                    <b>{activity.name}</b>
                    <small>{whenText(activity)}</small>
                  </a>
                </li>
              ))}
            </VisitorLinks>
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
