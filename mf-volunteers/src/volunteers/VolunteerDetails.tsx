import { ChangeLog } from 'kit/editing';
import { useQuery } from 'kit/graphql';
import { MultilineText, MutedText, PlainList } from 'kit/lists';
import { Tag } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { VolunteersActivitiesDocument, VolunteersDetailsFragmentDoc } from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';
import { shownSkills, useSkills } from '../skills/skill';

/** What somebody takes part in, and since when, below the row. */
export function VolunteerDetails({ person }: { person: FragmentType<typeof VolunteersDetailsFragmentDoc> }) {
  const {
    name,
    activities,
    remarks,
    skills: held,
    changeLog,
  } = getFragmentData(VolunteersDetailsFragmentDoc, person);
  const query = useQuery(VolunteersActivitiesDocument);
  const skills = shownSkills(held, useSkills());
  return (
    <>
      {skills.length > 0 && (
        <Skills aria-label={`Vaardigheden van ${name}`}>
          {skills.map(({ id, text, isEnding }) => (
            <li key={id}>
              <Tag tone={isEnding ? 'warn' : 'neutral'}>{text}</Tag>
            </li>
          ))}
        </Skills>
      )}
      {remarks && <MultilineText>{remarks}</MultilineText>}
      {activities.length === 0 ? (
        <MutedText>{name} doet nog aan geen activiteit mee. Dat regel je bij Activiteiten.</MutedText>
      ) : (
        <Loaded query={query} subject="De lijst met activiteiten">
          {({ active, archive }) => (
            <List aria-label={`Activiteiten van ${name}`}>
              {[...active, ...archive]
                .map((activity) => ({
                  ...activity,
                  seasons: activities.find(({ activityId }) => activityId === activity.id)?.seasons ?? [],
                }))
                .filter(({ seasons }) => seasons.length > 0)
                .map(({ id, name: title, archived, seasons }) => (
                  <li key={id}>
                    <b>{archived ? `${title} (archief)` : title}</b>
                    <span>{seasons.map(seasonName).join(', ')}</span>
                  </li>
                ))}
            </List>
          )}
        </Loaded>
      )}
      <ChangeLog lines={changeLog} />
    </>
  );
}

const Skills = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;

const List = styled(PlainList)`
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    padding: var(--s1) 0;
  }
  span {
    color: var(--ink-2);
  }
`;
