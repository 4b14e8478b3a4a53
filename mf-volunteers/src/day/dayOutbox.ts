import { type ApolloClient, useApolloClient } from 'kit/graphql';
import {
  askSoon,
  localData,
  Outbox,
  type OutboxEntry,
  outboxes,
  type OutboxState,
  useOutbox,
} from 'kit/offline';
import { useUser } from 'kit/session';

import {
  type Attendance,
  type NewExtraInput,
  VolunteersAddNewExtraDocument,
  VolunteersSetAttendanceDocument,
} from '../gql/graphql';

/** What was noted down on the day and has no answer yet: who is there, or somebody new who helps besides. */
export interface WaitingNote extends OutboxEntry {
  shiftId: string;
  /** Of whom, for when they are no longer in the list. */
  name: string;
  /** Of who is on the shift; absent: somebody new. */
  volunteerId?: string;
  attendance?: Attendance | null;
  extra?: NewExtraInput;
}

const local = localData('volunteers.1.');
const outboxOf = outboxes((userId) => new Outbox<WaitingNote>(local, `outbox.${userId}`));

/** What I noted down and is not sent, and the sending of it. @param onSent when some were sent */
export function useDayOutbox(onSent: () => unknown): OutboxState<WaitingNote> {
  const client = useApolloClient();
  return useOutbox(outboxOf(useUser().id), (entry) => sendNote(client, entry), onSent);
}

/** Safe to repeat: what is noted down already stays so, and somebody new keeps the request. */
async function sendNote(
  client: ApolloClient,
  { shiftId, volunteerId, attendance, extra, requestId }: WaitingNote,
) {
  await askSoon<unknown>((context) =>
    extra
      ? client.mutate({
          mutation: VolunteersAddNewExtraDocument,
          variables: { shiftId, extra, requestId },
          context,
        })
      : client.mutate({
          mutation: VolunteersSetAttendanceDocument,
          variables: { shiftId, volunteerId: volunteerId ?? '', attendance },
          context,
        }),
  );
}
