import { DayLine } from 'kit/charts';
import { Loaded } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { toApiError, useQuery } from 'kit/graphql';
import { Figure, Figures, MutedText } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Card, PageTitle, Stack, Tag, type TagTone } from 'kit/ui';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatSlowOperationsFragment,
  SecretariatSlowOperationsFragmentDoc,
  type SecretariatSystemDayFragment,
  SecretariatSystemDayFragmentDoc,
  SecretariatSystemDocument,
  SecretariatSystemFiguresFragmentDoc,
  type SecretariatSystemPartsFragment,
  SecretariatSystemPartsFragmentDoc,
  type SystemPartKey,
  type SystemState,
} from '../../gql/graphql';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  timeStyle: 'medium',
});

/** A number of things, with one decimal below ten. */
function formatNumber(value: number): string {
  return (value < 10 ? oneDecimal : whole).format(value);
}

/** Bytes as MB or GB. */
function formatBytes(bytes: number): string {
  if (bytes >= GIGABYTE) return `${oneDecimal.format(bytes / GIGABYTE)} GB`;
  return `${(bytes < 10 * MEGABYTE ? oneDecimal : whole).format(bytes / MEGABYTE)} MB`;
}

/** A time that something took. @param ms 10,000 is as far as it is measured */
function formatTook(ms: number): string {
  if (ms >= 10_000) return 'meer dan 10 s';
  return ms >= 1000 ? `${oneDecimal.format(ms / 1000)} s` : `${formatNumber(ms)} ms`;
}

/** A moment of today, to the second. */
function formatClock(moment: string): string {
  return clock.format(new Date(moment));
}

type Row = SecretariatSlowOperationsFragment['slowest'][number];

/** The ten requests that took longest in the last five minutes. */
function SlowOperations({ figures }: { figures: FragmentType<typeof SecretariatSlowOperationsFragmentDoc> }) {
  const { slowest } = getFragmentData(SecretariatSlowOperationsFragmentDoc, figures);
  return (
    <Card title="Langzaamste verzoeken">
      {slowest.length === 0 ? (
        <MutedText as="p">In de laatste vijf minuten vroeg niemand iets.</MutedText>
      ) : (
        <Table
          caption="Langzaamste verzoeken van de laatste vijf minuten"
          columns={columns}
          rows={slowest}
          rowKey={({ operation }) => operation}
        />
      )}
    </Card>
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'operation', header: 'Verzoek', cell: ({ operation }) => operation },
  { id: 'count', header: 'Aantal', align: 'right', nowrap: true, cell: ({ count }) => formatNumber(count) },
  { id: 'p95', header: 'Antwoordtijd', align: 'right', nowrap: true, cell: ({ p95 }) => formatTook(p95) },
];

const EVERY_MS = 30_000;

/** For Admins: whether the portal is well, now and in the last 24 hours. It asks again every half minute while it is seen. */
export function SystemPage() {
  const query = useQuery(SecretariatSystemDocument, {
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data, error } = query;
  return (
    <>
      <PageTitle sub="Of alles werkt, nu en in de laatste 24 uur">Systeem</PageTitle>
      <Loaded query={query} subject="De toestand van het portaal">
        {({ systemStatus }) => (
          <Stack>
            {data && error && (
              <Alert kind="warning">Verversen lukt nu niet. {toApiError(error).message}</Alert>
            )}
            <SystemParts status={systemStatus} />
            <SystemFigures status={systemStatus} />
            <SystemDay status={systemStatus} />
            <SlowOperations figures={systemStatus.now} />
            <MutedText as="p">
              Laatst gevraagd om {formatClock(systemStatus.at)}. Deze pagina ververst zich elke halve minuut.
            </MutedText>
          </Stack>
        )}
      </Loaded>
    </>
  );
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Samples are of five minutes; one that misses is a gap. */
const GAP = 9 * MINUTE;

type Sample = SecretariatSystemDayFragment['samples'][number];

const lines: readonly {
  title: string;
  value: (sample: Sample) => number | null;
  format: (value: number) => string;
}[] = [
  { title: 'Verzoeken per minuut', value: (sample) => sample.requestsPerMinute, format: formatNumber },
  { title: 'Antwoordtijd', value: ({ p95 }) => p95, format: formatTook },
  { title: 'Geheugen', value: ({ memory }) => memory, format: formatBytes },
  { title: 'Mails die wachten', value: ({ mailWaiting }) => mailWaiting, format: String },
];

/** How four figures went in the last 24 hours. */
function SystemDay({ status }: { status: FragmentType<typeof SecretariatSystemDayFragmentDoc> }) {
  const { at, samples } = getFragmentData(SecretariatSystemDayFragmentDoc, status);
  const until = new Date(at).getTime();
  return (
    <Card title="Laatste 24 uur">
      <MutedText as="p">Elke vijf minuten gemeten. Een gat: toen was er niets te meten.</MutedText>
      <Lines>
        {lines.map(({ title, value, format }) => (
          <DayLine
            key={title}
            title={title}
            points={samples.map((sample) => ({ at: new Date(sample.at).getTime(), value: value(sample) }))}
            from={until - DAY}
            until={until}
            gap={GAP}
            format={format}
            begin="24 uur geleden"
          />
        ))}
      </Lines>
    </Card>
  );
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(280px, 40%)), 1fr));
  gap: var(--s5);
  margin-top: var(--s4);
`;

/** The figures of now, of all processes together. */
function SystemFigures({ status }: { status: FragmentType<typeof SecretariatSystemFiguresFragmentDoc> }) {
  const { now, ...shown } = getFragmentData(SecretariatSystemFiguresFragmentDoc, status);
  const { commit, diskFree, databaseSize } = shown;
  return (
    <Card title="Nu">
      <Figures>
        <Figure
          label="Verzoeken per minuut"
          value={formatNumber(now.requestsPerMinute)}
          more="laatste 5 minuten"
        />
        <Figure label="Fouten" value={now.failed} more="laatste 5 minuten" />
        <Figure
          label="Antwoordtijd"
          value={now.p95 === null ? '–' : formatTook(now.p95)}
          more="95 van de 100 zijn sneller"
        />
        <Figure
          label="Wachten op de processor"
          value={formatTook(now.loopDelay)}
          more="99 van de 100 keer minder"
        />
        <Figure label="Geheugen" value={formatBytes(now.memory)} more="grootste proces" />
        <Figure label="Taken die wachten" value={shown.jobsWaiting} more={`${shown.jobsFailed} mislukt`} />
        <Figure
          label="Mails die wachten"
          value={shown.mailWaiting}
          more={`${shown.mailFailed} niet verstuurd, ${addresses(shown.pausedAddresses)} gepauzeerd`}
        />
        <Figure label="Vrij op de schijf" value={diskFree === null ? '–' : formatBytes(diskFree)} />
        <Figure
          label="Grootte van de database"
          value={databaseSize === null ? '–' : formatBytes(databaseSize)}
        />
        <Figure
          label="Processen"
          value={now.processes}
          more={`het oudste sinds ${formatDateTime(now.upSince)}`}
        />
        <Figure label="Versie" value={shown.version} more={commit && `commit ${commit}`} />
      </Figures>
    </Card>
  );
}

function addresses(count: number): string {
  return count === 1 ? '1 adres' : `${count} adressen`;
}

const looks: Readonly<Record<SystemState, { tone: TagTone; icon: typeof Check }>> = {
  good: { tone: 'ok', icon: Check },
  attention: { tone: 'warn', icon: TriangleAlert },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** Whether all is well, and of each part of the portal whether it is. */
function SystemParts({ status }: { status: FragmentType<typeof SecretariatSystemPartsFragmentDoc> }) {
  const shown = getFragmentData(SecretariatSystemPartsFragmentDoc, status);
  const wrong = shown.parts.filter(({ state }) => state === 'attention');
  return (
    <>
      {wrong.length > 0 ? (
        <Alert kind="warning">Let op: {wrong.map(({ key }) => partLabels[key]).join(', ')}.</Alert>
      ) : (
        <Alert>Alles werkt.</Alert>
      )}
      <Card title="Onderdelen">
        <Parts>
          {shown.parts.map((part) => {
            const { tone, icon: Icon } = looks[part.state];
            return (
              <li key={part.key}>
                <div>
                  <b>{partLabels[part.key]}</b>
                  <span>{describePart(part, shown)}</span>
                </div>
                <Tag tone={tone}>
                  <Icon aria-hidden /> {stateLabels[part.state]}
                </Tag>
              </li>
            );
          })}
        </Parts>
      </Card>
    </>
  );
}

const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 0 var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    min-height: 60px;
    padding: var(--s2) 0;
    border-top: 1px solid var(--line);
  }
  div {
    min-width: 0;
  }
  b,
  div > span {
    display: block;
  }
  div > span {
    color: var(--ink-2);
    font-size: 14px;
  }
  svg {
    width: 15px;
    height: 15px;
    vertical-align: -2px;
  }
`;

/** How a part is called. */
const partLabels: Readonly<Record<SystemPartKey, string>> = {
  database: 'Database',
  engine: 'Ingebouwde database',
  disk: 'Schijf',
  jobs: 'Achtergrondtaken',
  mail: 'Mail',
  backup: 'Back-up',
  restore: 'Back-up teruggelezen',
};

/** Its state in two words. */
const stateLabels: Readonly<Record<SystemState, string>> = {
  good: 'Goed',
  attention: 'Let op',
  unknown: 'Niet te zien',
};

type Status = SecretariatSystemPartsFragment;
type Part = Status['parts'][number];

/** Why a part has its state, in a few words. */
function describePart({ key, word }: Part, status: Status): string {
  return texts[key][word]?.(status) ?? '';
}

const times = (count: number) => (count === 1 ? '1 keer' : `${count} keer`);
const ago = (hours: number | null) => (hours === 1 ? '1 uur geleden' : `${hours ?? '?'} uur geleden`);
const free = ({ diskFree }: Status) => (diskFree === null ? '' : `${formatBytes(diskFree)} vrij`);

/** By the words of `/readyz`. */
const texts: Readonly<Record<SystemPartKey, Readonly<Record<string, (status: Status) => string>>>> = {
  database: { answers: () => 'Antwoordt' },
  engine: {
    up: () => 'Draait',
    restarted: ({ engineRestarts }) => `Draait, ${times(engineRestarts ?? 0)} opnieuw gestart`,
    down: () => 'Start nu opnieuw',
    server: () => 'De gegevens staan op een server',
  },
  disk: {
    'enough room': free,
    low: (status) => `Raakt vol: ${free(status)}`,
    full: (status) => `Bijna vol: ${free(status)}`,
    'not known': () => 'Hoeveel vrij is, is niet bekend',
  },
  jobs: {
    'on time': () => 'Op tijd',
    overdue: () => 'Een taak is te laat',
    'some failed': ({ jobsFailed }) => `${jobsFailed} mislukt`,
  },
  mail: {
    'goes out': () => 'Wordt verstuurd',
    backlog: () => 'Mail wacht langer dan een uur',
    'some given up': ({ mailFailed }) => `${mailFailed} niet verstuurd`,
  },
  backup: {
    made: ({ backupHoursAgo }) => ago(backupHoursAgo),
    old: ({ backupHoursAgo }) => `Te oud: ${ago(backupHoursAgo)}`,
    'none yet': () => 'Nog niet gemaakt',
    'made elsewhere': () => 'Maakt de beheerder van de server',
  },
  restore: {
    verified: () => 'De laatste is teruggelezen en klopt',
    'not verified': () => 'De laatste is versleuteld',
    'none yet': () => 'Er is nog geen back-up',
  },
};
