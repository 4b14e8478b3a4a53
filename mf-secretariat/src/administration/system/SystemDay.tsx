import { DayLine } from 'kit/charts';
import { MutedText } from 'kit/lists';
import { Card } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type SecretariatSystemDayFragment, SecretariatSystemDayFragmentDoc } from '../../gql/graphql';
import { formatBytes, formatNumber, formatTook } from './systemFormats';

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
export function SystemDay({ status }: { status: FragmentType<typeof SecretariatSystemDayFragmentDoc> }) {
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
