import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Alert, Button, ButtonRow, Card, LinkButton } from 'kit/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatCalendarFeedDocument,
  SecretariatCreateCalendarFeedDocument,
  SecretariatCreateOwnCalendarFeedDocument,
  SecretariatOwnCalendarFeedDocument,
  SecretariatRevokeCalendarFeedDocument,
  SecretariatRevokeOwnCalendarFeedDocument,
} from '../../gql/graphql';

/** What a link opens, and how it is spoken of. */
interface FeedKind {
  query: typeof SecretariatCalendarFeedDocument;
  create: typeof SecretariatCreateCalendarFeedDocument;
  revoke: typeof SecretariatRevokeCalendarFeedDocument;
  /** What there is to be had. */
  promise: string;
  /** What whoever has the link can read. */
  reads: string;
  /** What becomes of the calendar when the link is taken away. */
  ends: string;
}

const programme: FeedKind = {
  query: SecretariatCalendarFeedDocument,
  create: SecretariatCreateCalendarFeedDocument,
  revoke: SecretariatRevokeCalendarFeedDocument,
  promise:
    'Met een privélink staat het jaarprogramma in de agenda van je telefoon of computer. Verandert het programma, dan verandert je agenda vanzelf mee.',
  reads: 'het jaarprogramma',
  ends: 'Het jaarprogramma wordt daar niet meer bijgewerkt.',
};
const own: FeedKind = {
  query: SecretariatOwnCalendarFeedDocument as typeof SecretariatCalendarFeedDocument,
  create: SecretariatCreateOwnCalendarFeedDocument as typeof SecretariatCreateCalendarFeedDocument,
  revoke: SecretariatRevokeOwnCalendarFeedDocument as typeof SecretariatRevokeCalendarFeedDocument,
  promise:
    'Met een privélink staan je diensten, de deadlines van je taken, vergaderingen en het jaarprogramma in de agenda van je telefoon of computer. Verandert er iets, dan verandert je agenda vanzelf mee.',
  reads: 'je agenda',
  ends: 'Je agenda wordt daar niet meer bijgewerkt.',
};

/** A private link by which a calendar program reads the yearly programme. */
export function FeedCard() {
  return (
    <Card title="In je eigen agenda" data-no-print>
      <Feed kind={programme} />
    </Card>
  );
}

/** 'Mijn agenda' on the personal page: the private link to all that is in one's own calendar. */
export function OwnFeed() {
  return <Feed kind={own} />;
}

function Feed({ kind }: { kind: FeedKind }) {
  const query = useQuery(kind.query);
  const [url, setUrl] = useState<string>();
  return (
    <>
      <Text>{kind.promise}</Text>
      <Loaded query={query} subject="Je link">
        {({ calendarFeed }) =>
          calendarFeed ? (
            <Link kind={kind} until={calendarFeed.expiresAt} url={url} onMade={setUrl} />
          ) : (
            <NoLink kind={kind} onMade={setUrl} />
          )
        }
      </Loaded>
    </>
  );
}

function useFeed({ query, create }: FeedKind, onMade: (url: string) => void) {
  return useSave(create, {
    done: 'Je link is gemaakt',
    update: (cache, { createCalendarFeed: { url, feed: calendarFeed } }) => {
      cache.writeQuery({ query, data: { calendarFeed } });
      onMade(url);
    },
  });
}

function NoLink({ kind, onMade }: { kind: FeedKind; onMade: (url: string) => void }) {
  const { attempt } = useAttempt();
  const { save, saving } = useFeed(kind, onMade);
  const create = () => attempt(() => save({}));
  return (
    <Button
      variant="ghost"
      icon={<CalendarPlus aria-hidden />}
      pending={saving}
      onClick={() => void create()}
    >
      Maak een link
    </Button>
  );
}

interface LinkProps {
  kind: FeedKind;
  until: string;
  /** The link itself, just after it was made. */
  url?: string;
  onMade: (url: string | undefined) => void;
}

function Link({ kind, until, url, onMade }: LinkProps) {
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const close = () => setAsking(undefined);
  return (
    <>
      {url ? (
        <NewLink role="status">
          <Alert kind="warning">Bewaar deze link nu. Hij wordt hierna niet meer getoond.</Alert>
          <CopyLinkField label="Jouw privélink" url={url} />
        </NewLink>
      ) : (
        <Text>
          Je hebt een link. Hij werkt tot en met {formatDate(until.slice(0, 10))}, en langer zolang je agenda
          hem gebruikt. Ben je hem kwijt? Maak dan een nieuwe.
        </Text>
      )}
      <Text>
        Wie de link heeft, kan {kind.reads} lezen. Stuur hem dus niet door. Vertrouw je het niet meer? Maak
        dan een nieuwe.
      </Text>
      <ButtonRow>
        {url && (
          <LinkButton
            to={url.replace(/^https?:/, 'webcal:')}
            variant="ghost"
            icon={<CalendarPlus aria-hidden />}
          >
            Open in agenda
          </LinkButton>
        )}
        <Button variant="text" onClick={() => setAsking('renew')}>
          Nieuwe link maken
        </Button>
        <Button variant="text" onClick={() => setAsking('revoke')}>
          Link intrekken
        </Button>
      </ButtonRow>
      <RenewDialog kind={kind} isOpen={asking === 'renew'} onClose={close} onMade={onMade} />
      <RevokeDialog kind={kind} isOpen={asking === 'revoke'} onClose={close} />
    </>
  );
}

interface DialogProps {
  kind: FeedKind;
  isOpen: boolean;
  onClose: () => void;
}

function RenewDialog({ kind, onMade, ...props }: DialogProps & { onMade: (url: string) => void }) {
  const { save } = useFeed(kind, onMade);
  return (
    <ConfirmActionDialog
      {...props}
      question="Nieuwe link maken?"
      confirmLabel="Maken"
      onConfirm={() => save({})}
    >
      De oude link werkt dan niet meer, op al je apparaten. Zet de nieuwe er daarna op.
    </ConfirmActionDialog>
  );
}

function RevokeDialog({ kind, ...props }: DialogProps) {
  const { save } = useSave(kind.revoke, {
    done: 'Link ingetrokken',
    update: (cache) => void cache.writeQuery({ query: kind.query, data: { calendarFeed: null } }),
  });
  return (
    <ConfirmActionDialog
      {...props}
      question="Link intrekken?"
      confirmLabel="Intrekken"
      onConfirm={() => save({})}
    >
      De link werkt dan niet meer, op al je apparaten. {kind.ends}
    </ConfirmActionDialog>
  );
}

const NewLink = styled.div`
  display: grid;
  gap: var(--s3);
  margin-bottom: var(--s4);
`;

const Text = styled.p`
  max-width: 70ch;
  margin: 0 0 var(--s4);
`;
