import { formatDateTime } from 'kit/format';
import { Figure, Figures } from 'kit/lists';
import { Card } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { SecretariatSystemFiguresFragmentDoc } from '../../gql/graphql';
import { formatBytes, formatNumber, formatTook } from './systemFormats';

/** The figures of now, of all processes together. */
export function SystemFigures({
  status,
}: {
  status: FragmentType<typeof SecretariatSystemFiguresFragmentDoc>;
}) {
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
