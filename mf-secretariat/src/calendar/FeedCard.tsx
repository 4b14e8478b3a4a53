import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Button, ButtonRow, Card, LinkButton, useSnackbar } from 'kit/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatCalendarFeedDocument,
  SecretariatCreateCalendarFeedDocument,
  SecretariatRevokeCalendarFeedDocument,
} from '../gql/graphql';

/** A private link by which a calendar program reads the yearly programme. */
export function FeedCard() {
  const query = useQuery(SecretariatCalendarFeedDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Card title="In je eigen agenda" data-no-print>
      <Text>
        Met een privélink staat het jaarprogramma in de agenda van je telefoon of computer. Verandert het
        programma, dan verandert je agenda vanzelf mee.
      </Text>
      <Loaded query={query} subject="Je link">
        {({ calendarFeed }) => (calendarFeed ? <Link url={calendarFeed.url} /> : <NoLink />)}
      </Loaded>
    </Card>
  );
}

function useFeed() {
  return useSave(SecretariatCreateCalendarFeedDocument, {
    done: 'Je link is gemaakt',
    update: (cache, { createCalendarFeed: calendarFeed }) =>
      void cache.writeQuery({ query: SecretariatCalendarFeedDocument, data: { calendarFeed } }),
  });
}

function NoLink() {
  const snackbar = useSnackbar();
  const { save, saving } = useFeed();
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

function Link({ url }: { url: string }) {
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <CopyLinkField label="Jouw privélink" url={url} />
      <Text>
        Wie de link heeft, kan het jaarprogramma lezen. Stuur hem dus niet door. Vertrouw je het niet meer?
        Maak dan een nieuwe.
      </Text>
      <ButtonRow>
        <LinkButton
          to={url.replace(/^https?:/, 'webcal:')}
          variant="ghost"
          icon={<CalendarPlus aria-hidden />}
        >
          Open in agenda
        </LinkButton>
        <Button variant="text" onClick={() => setAsking('renew')}>
          Nieuwe link maken
        </Button>
        <Button variant="text" onClick={() => setAsking('revoke')}>
          Link intrekken
        </Button>
      </ButtonRow>
      <RenewDialog isOpen={asking === 'renew'} onClose={close} />
      <RevokeDialog isOpen={asking === 'revoke'} onClose={close} />
    </>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function RenewDialog(props: DialogProps) {
  const { save } = useFeed();
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

const Text = styled.p`
  max-width: 70ch;
  margin: 0 0 var(--s4);
`;
