import { DownloadButton } from 'kit/files';
import { useQuery } from 'kit/graphql';
import { Link } from 'kit/router';
import { hasPermission, useUser } from 'kit/session';

import {
  SecretariatCalendarDocument,
  type SecretariatCalendarQuery,
  SecretariatMeetingDocumentsDocument,
  type SecretariatMeetingDocumentsQuery,
  type SecretaryDocumentKind,
} from '../gql/graphql';

/** What a document is called where it is pointed to. */
const words = { agenda: 'Agenda', notulen: 'Notulen' } as const;

/** Agendas and minutes, for rows that say what there is of their day. */
export type Meetings = Record<
  SecretaryDocumentKind,
  SecretariatMeetingDocumentsQuery['secretaryDocuments']
> & {
  /** It is all there, or will not be: a row that is shown grows no more then. */
  isKnown: boolean;
};

/** The same, with the programme. */
export interface Days extends Meetings {
  calendar: SecretariatCalendarQuery['calendar'];
}

const isKnown = ({ data, loading }: { data?: unknown; loading: boolean }) => data !== undefined || !loading;

/** Asks for the agendas and minutes once for all rows of a page; there are none for who may not read them. */
export function useMeetings(): Meetings {
  const skip = !hasPermission(useUser(), 'secNotAge');
  const agenda = useQuery(SecretariatMeetingDocumentsDocument, { variables: { kind: 'agenda' }, skip });
  const notulen = useQuery(SecretariatMeetingDocumentsDocument, { variables: { kind: 'notulen' }, skip });
  return {
    isKnown: isKnown(agenda) && isKnown(notulen),
    agenda: agenda.data?.secretaryDocuments ?? [],
    notulen: notulen.data?.secretaryDocuments ?? [],
  };
}

/** The same, with the programme for who may see that. */
export function useDays(): Days {
  const meetings = useMeetings();
  const programme = useQuery(SecretariatCalendarDocument, {
    skip: !hasPermission(useUser(), 'secjaarProg'),
  });
  return {
    ...meetings,
    isKnown: meetings.isKnown && isKnown(programme),
    calendar: programme.data?.calendar ?? [],
  };
}

/** What else there is of the day of a meeting: its minutes or agenda, and what the programme has. */
export function OfThatDay({
  document: { date, title },
  kind,
  days,
}: {
  document: { date: string; title: string };
  kind: SecretaryDocumentKind;
  days: Days;
}) {
  const named = days.calendar.filter((entry) => entry.date === date);
  return (
    <>
      <Documents date={date} kind={kind === 'agenda' ? 'notulen' : 'agenda'} of={title} meetings={days} />{' '}
      {named.length > 0 && (
        <Link to="/jaarprogramma">{`Jaarprogramma: ${named.map(({ name }) => name).join(', ')}`}</Link>
      )}
    </>
  );
}

interface MeetingsOfDayProps {
  date: string;
  /** What is on that day, for the names of the buttons. */
  of: string;
  meetings: Meetings;
}

/** The agenda and the minutes of a day. */
export function MeetingsOfDay(props: MeetingsOfDayProps) {
  return (['agenda', 'notulen'] as const).map((kind) => <Documents key={kind} kind={kind} {...props} />);
}

function Documents({ date, kind, of, meetings }: MeetingsOfDayProps & { kind: SecretaryDocumentKind }) {
  const found = meetings[kind].filter((document) => document.date === date);
  return found.map(({ id, file }) => (
    <DownloadButton key={id} file={file} text={words[kind]} label={`${words[kind]} van de dag van ${of}`} />
  ));
}
