import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Alert, Button, ButtonRow, Card, LinkButton, useSnackbar } from 'kit/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatCalendarFeedDocument,
  SecretariatCreateCalendarFeedDocument,
  SecretariatRevokeCalendarFeedDocument,
} from '../../gql/graphql';

/** A private link by which a calendar program reads the yearly programme. */
export function FeedCard() {
  const query = useQuery(SecretariatCalendarFeedDocument, { fetchPolicy: 'cache-and-network' });
  const [url, setUrl] = useState<string>();
  return (
    <Card title="In je eigen agenda" data-no-print>
      <Text>
        Met een privélink staat het jaarprogramma in de agenda van je telefoon of computer. Verandert het
        programma, dan verandert je agenda vanzelf mee.
      </Text>
      <Loaded query={query} subject="Je link">
        {({ calendarFeed }) =>
          calendarFeed ? (
            <Link until={calendarFeed.expiresAt} url={url} onMade={setUrl} />
          ) : (
            <NoLink onMade={setUrl} />
          )
        }
      </Loaded>
    </Card>
  );
}

function useFeed(onMade: (url: string) => void) {
  return useSave(SecretariatCreateCalendarFeedDocument, {
    done: 'Je link is gemaakt',
    update: (cache, { createCalendarFeed: { url, feed: calendarFeed } }) => {
      cache.writeQuery({ query: SecretariatCalendarFeedDocument, data: { calendarFeed } });
      onMade(url);
    },
  });
}

function NoLink({ onMade }: { onMade: (url: string) => void }) {
  const snackbar = useSnackbar();
  const { save, saving } = useFeed(onMade);
  const create = () =>
    save({}).catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
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
  until: string;
  /** The link itself, just after it was made. */
  url?: string;
  onMade: (url: string | undefined) => void;
}

function Link({ until, url, onMade }: LinkProps) {
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
        Wie de link heeft, kan het jaarprogramma lezen. Stuur hem dus niet door. Vertrouw je het niet meer?
        Maak dan een nieuwe.
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
      <RenewDialog isOpen={asking === 'renew'} onClose={close} onMade={onMade} />
      <RevokeDialog isOpen={asking === 'revoke'} onClose={close} />
    </>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function RenewDialog({ onMade, ...props }: DialogProps & { onMade: (url: string) => void }) {
  const { save } = useFeed(onMade);
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

function RevokeDialog(props: DialogProps) {
  const { save } = useSave(SecretariatRevokeCalendarFeedDocument, {
    done: 'Link ingetrokken',
    update: (cache) =>
      void cache.writeQuery({ query: SecretariatCalendarFeedDocument, data: { calendarFeed: null } }),
  });
  return (
    <ConfirmActionDialog
      {...props}
      question="Link intrekken?"
      confirmLabel="Intrekken"
      onConfirm={() => save({})}
    >
      De link werkt dan niet meer, op al je apparaten. Het jaarprogramma wordt daar niet meer bijgewerkt.
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
