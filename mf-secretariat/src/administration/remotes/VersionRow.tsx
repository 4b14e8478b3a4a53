import { formatDateTime } from 'kit/format';
import { useReversible, useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { Button, Tag, type TagTone } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type RemoteChannel,
  type RemoteFailureKind,
  SecretariatRemoteVersionFragmentDoc,
  SecretariatRestoreRemoteDocument,
  SecretariatWithdrawRemoteDocument,
} from '../../gql/graphql';

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
export function VersionRow({ area, title, version: masked, canWithdraw, onChange }: VersionRowProps) {
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
