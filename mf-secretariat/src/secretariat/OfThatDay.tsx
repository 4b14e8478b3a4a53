import { DownloadButton } from 'kit/files';
import { useQuery } from 'kit/graphql';
import { Link } from 'kit/router';
import { hasPermission, useUser } from 'kit/session';

import {
  SecretariatCalendarDocument,
  SecretariatMeetingDocumentsDocument,
  type SecretaryDocumentKind,
} from '../gql/graphql';

/** What a document is called where it is pointed to. */
const words = { agenda: 'Agenda', notulen: 'Notulen' } as const;

/** What else there is of the day of a meeting: its minutes or agenda, and what the programme has, for who may see that. */
export function OfThatDay({
  document: { date, title },
  kind,
}: {
  document: { date: string; title: string };
  kind: SecretaryDocumentKind;
}) {
  const other = kind === 'agenda' ? 'notulen' : 'agenda';
  const user = useUser();
  const { data } = useQuery(SecretariatCalendarDocument, { skip: !hasPermission(user, 'secjaarProg') });
  const named = data?.calendar.filter((entry) => entry.date === date) ?? [];
  return (
    <>
      <Documents date={date} kind={other} of={title} />{' '}
      {named.length > 0 && (
        <Link to="/jaarprogramma">{`Jaarprogramma: ${named.map(({ name }) => name).join(', ')}`}</Link>
      )}
    </>
  );
}

/** Asks for all that rows say of their day. @returns whether it is known, or will not be: a row that is shown grows no more then */
export function useDaysKnown(): boolean {
  const user = useUser();
  const asked = [
    useQuery(SecretariatCalendarDocument, { skip: !hasPermission(user, 'secjaarProg') }),
    useQuery(SecretariatMeetingDocumentsDocument, { variables: { kind: 'agenda' } }),
    useQuery(SecretariatMeetingDocumentsDocument, { variables: { kind: 'notulen' } }),
  ];
  return asked.every(({ data, loading }) => data !== undefined || !loading);
}

/** The agenda and the minutes of a day, for who may read them. */
export function MeetingsOfDay({ date, of }: { date: string; of: string }) {
  const user = useUser();
  if (!hasPermission(user, 'secNotAge')) return null;
  return (['agenda', 'notulen'] as const).map((kind) => (
    <Documents key={kind} date={date} kind={kind} of={of} />
  ));
}

function Documents({ date, kind, of }: { date: string; kind: SecretaryDocumentKind; of: string }) {
  const { data } = useQuery(SecretariatMeetingDocumentsDocument, { variables: { kind } });
  const found = data?.secretaryDocuments.filter((document) => document.date === date) ?? [];
  return found.map(({ id, file }) => (
    <DownloadButton key={id} file={file} text={words[kind]} label={`${words[kind]} van de dag van ${of}`} />
  ));
}
