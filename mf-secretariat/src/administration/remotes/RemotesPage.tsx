import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { formatDateTime } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useQuery, useReversible, useSave } from 'kit/graphql';
import { LinedList, MutedText } from 'kit/lists';
import { Button, Card, PageTitle, Stack, Tag, type TagTone, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type RemoteChannel,
  type RemoteFailureKind,
  SecretariatOverrideRemoteDocument,
  SecretariatRemoteFragmentDoc,
  SecretariatRemotesDocument,
  SecretariatRemoteVersionFragmentDoc,
  SecretariatRestoreRemoteDocument,
  SecretariatWithdrawRemoteDocument,
} from '../../gql/graphql';

/** For Admins: which version of each area people get, how these fare, and going back to the one before. */
export function RemotesPage() {
  const query = useQuery(SecretariatRemotesDocument);
  const { refetch } = query;
  return (
    <>
      <PageTitle sub="Welke versie van elk onderdeel mensen krijgen">Onderdelen</PageTitle>
      <Loaded query={query} subject="De onderdelen">
        {({ remotes }) => (
          <Stack>
            {remotes.map((remote) => (
              <RemoteCard key={remote.area} remote={remote} onChange={() => refetch()} />
            ))}
            <MutedText as="p">
              Een versie die bij drie mensen achter elkaar niet laadt, gaat vanzelf terug naar de vorige. Wie
              een onderdeel al open had, krijgt de andere versie na het vernieuwen van de pagina.
            </MutedText>
          </Stack>
        )}
      </Loaded>
    </>
  );
}

interface RemoteCardProps {
  remote: FragmentType<typeof SecretariatRemoteFragmentDoc>;
  /** Called after a version was withdrawn or offered again. */
  onChange: () => Promise<unknown>;
}

/** An area with its versions; the first that is offered is what people get. */
function RemoteCard({ remote: masked, onChange }: RemoteCardProps) {
  const remote = getFragmentData(SecretariatRemoteFragmentDoc, masked);
  const [isTrying, setIsTrying] = useState(false);
  const offered = remote.versions.filter(({ withdrawnAt }) => !withdrawnAt);
  return (
    <Card
      title={remote.title}
      actions={
        <Button variant="ghost" size="small" onClick={() => setIsTrying(true)}>
          Van je eigen computer
        </Button>
      }
    >
      <LinedList>
        {remote.versions.map((version) => (
          <VersionRow
            key={version.entry}
            area={remote.area}
            title={remote.title}
            version={version}
            // Without another one to go to, nothing is taken away.
            canWithdraw={offered.length > 1}
            onChange={onChange}
          />
        ))}
      </LinedList>
      {isTrying && <TryDialog area={remote.area} onClose={() => setIsTrying(false)} onSaved={onChange} />}
    </Card>
  );
}

const schema = object({ entry: requiredText('Vul het adres van het manifest in') });

/** Has this Admin get the area from a development server on their own machine. */
function TryDialog({
  area,
  onClose,
  onSaved,
}: {
  area: string;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const { save } = useSave(SecretariatOverrideRemoteDocument);
  const snackbar = useSnackbar();
  return (
    <FormDialog
      title="Van je eigen computer laden"
      submitLabel="Laden"
      initialValues={{ entry: 'http://localhost:3001/mf-manifest.json' }}
      schema={schema}
      onClose={onClose}
      onSubmit={async ({ entry }) => {
        await save({ area, entry });
        snackbar.show('Ververs de pagina: het onderdeel komt 12 uur lang van je eigen computer');
        await onSaved();
      }}
    >
      <p>
        Alleen jij krijgt dit. Een rode balk boven het onderdeel laat zien dat het niet van het portaal is.
      </p>
      <FormTextField name="entry" label="Adres van het manifest" />
    </FormDialog>
  );
}

const CHANNELS: Readonly<Record<RemoteChannel, { label: string; tone: TagTone }>> = {
  stable: { label: 'Voor iedereen', tone: 'ok' },
  canary: { label: 'Op proef', tone: 'warn' },
  previous: { label: 'Vorige', tone: 'neutral' },
  override: { label: 'Je eigen computer', tone: 'no' },
};
const FAILURES: Readonly<Record<RemoteFailureKind, string>> = {
  load: 'niet geladen',
  start: 'niet gestart',
  page: 'fout op een pagina',
  refused: 'past niet',
};

interface VersionRowProps {
  area: string;
  /** What the area is called. */
  title: string;
  version: FragmentType<typeof SecretariatRemoteVersionFragmentDoc>;
  canWithdraw: boolean;
  /** Called after it was withdrawn or offered again. */
  onChange: () => Promise<unknown>;
}

/** A version of an area: for whom it is, how it fares, and the button that takes it away or brings it back. */
function VersionRow({ area, title, version: masked, canWithdraw, onChange }: VersionRowProps) {
  const version = getFragmentData(SecretariatRemoteVersionFragmentDoc, masked);
  const { entry, withdrawnAt, isGivenUp } = version;
  const { label, tone } = CHANNELS[version.channel];
  const name = version.version ? `${version.version} (${version.build})` : entry;
  const change = useChange(area, entry, onChange);
  return (
    <Row>
      <div>
        <b>{name}</b> <Tag tone={withdrawnAt ? 'no' : tone}>{withdrawnAt ? 'Teruggedraaid' : label}</Tag>
        <MutedText as="p">
          {version.version
            ? `Vraagt kit ${version.kit}, gemaakt van ${version.commit ?? 'onbekend'}`
            : UNKNOWN}
        </MutedText>
        {withdrawnAt && (
          <p>
            {isGivenUp
              ? 'Vanzelf teruggedraaid, omdat het bij meer mensen misging, op '
              : 'Teruggedraaid op '}
            {formatDateTime(withdrawnAt)}
          </p>
        )}
        {version.failures.map(({ kind, count, lastMessage, lastAt }) => (
          <MutedText as="p" key={kind}>
            {count} × {FAILURES[kind]}, het laatst {formatDateTime(lastAt)}: {lastMessage}
          </MutedText>
        ))}
      </div>
      {withdrawnAt ? (
        <Button
          variant="ghost"
          size="small"
          aria-label={`${title} ${name} weer aanbieden`}
          onClick={change.restore}
        >
          Weer aanbieden
        </Button>
      ) : (
        canWithdraw &&
        version.channel !== 'override' && (
          <Button
            variant="ghost"
            size="small"
            aria-label={`${title} ${name} terugdraaien`}
            onClick={change.withdraw}
          >
            Terugdraaien
          </Button>
        )
      )}
    </Row>
  );
}

const UNKNOWN = 'Deze versie kon niet worden gevraagd wat zij is';

/** Takes a version away and brings it back; either can be undone by the other. */
function useChange(area: string, entry: string, onChange: () => Promise<unknown>) {
  const reversibly = useReversible();
  const withdrawn = useSave(SecretariatWithdrawRemoteDocument);
  const restored = useSave(SecretariatRestoreRemoteDocument);
  const takeAway = () => withdrawn.save({ area, entry });
  const bringBack = () => restored.save({ area, entry });
  const away = 'Teruggedraaid naar de vorige versie';
  const back = 'Wordt weer aangeboden';
  return {
    withdraw: () =>
      void reversibly({ act: takeAway, done: away, undo: bringBack, undone: back, reload: onChange }),
    restore: () =>
      void reversibly({ act: bringBack, done: back, undo: takeAway, undone: away, reload: onChange }),
  };
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--s2);
  padding-block: var(--s3);
  overflow-wrap: anywhere;
`;
