import { Loaded } from 'kit/data';
import { Switch } from 'kit/fields';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Card, PageTitle, Stack } from 'kit/ui';
import styled from 'styled-components';

import { SecretariatEditMinutesMailDocument, SecretariatMinutesMailDocument } from '../../gql/graphql';
import { useDays } from '../OfThatDay';
import { meetingKinds } from './meetingKinds';
import { MeetingList } from './MeetingList';

/** Agendas and minutes; the DB keeps them. */
export function MeetingsPage() {
  const { isDB, permissions } = useUser();
  const days = useDays();
  const isSomeChair = permissions.commissions.some((entry) => entry.endsWith('-vz'));
  return (
    <>
      <PageTitle>Notulen en agenda's</PageTitle>
      <Stack>
        {isSomeChair && <MinutesMail />}
        <Lists>
          {meetingKinds.map((words) => (
            <MeetingList key={words.kind} words={words} isDB={isDB} days={days} />
          ))}
        </Lists>
      </Stack>
    </>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  align-items: start;
  gap: var(--s4);
`;

/** For chairs: a mail when there are new minutes. */
function MinutesMail() {
  const query = useQuery(SecretariatMinutesMailDocument);
  const { attempt } = useAttempt();
  const { save, saving } = useSave(SecretariatEditMinutesMailDocument, { done: 'Opgeslagen' });
  const change = (wanted: boolean) => attempt(() => save({ wanted }));
  return (
    <Loaded query={query} subject="Of je mail krijgt">
      {({ minutesMail: { possible, wanted } }) =>
        possible && (
          <Card>
            <Switch
              label="Mail mij als er notulen bij komen"
              isOn={wanted}
              pending={saving}
              onChange={(isOn) => void change(isOn)}
            />
          </Card>
        )
      }
    </Loaded>
  );
}
