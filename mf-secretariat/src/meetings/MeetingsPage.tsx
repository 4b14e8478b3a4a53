import { useUser } from 'kit/session';
import { PageTitle, Stack } from 'kit/ui';
import styled from 'styled-components';

import { meetingKinds } from './meetingKinds';
import { MeetingList } from './MeetingList';
import { MinutesMail } from './MinutesMail';

/** Agendas and minutes; the DB keeps them. */
export function MeetingsPage() {
  const { isDB, permissions } = useUser();
  const isSomeChair = permissions.commissions.some((entry) => entry.endsWith('-vz'));
  return (
    <>
      <PageTitle>Notulen en agenda's</PageTitle>
      <Stack>
        {isSomeChair && <MinutesMail />}
        <Lists>
          {meetingKinds.map((words) => (
            <MeetingList key={words.kind} words={words} isDB={isDB} />
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
