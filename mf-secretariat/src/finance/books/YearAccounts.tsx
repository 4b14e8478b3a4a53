import { ChangeLog } from 'kit/editing';
import { Stack } from 'kit/ui';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { SecretariatYearAccountsFragmentDoc } from '../../gql/graphql';
import type { MakeZip, ZippedYear } from '../transactions/useYearZip';
import { YearZipButton } from '../transactions/YearZipButton';
import { ChartCard } from './ChartCard';
import { LinesDialog } from './LinesDialog';
import { MissingCommissions } from './MissingCommissions';
import { WorkgroupTable } from './WorkgroupTable';
import type { YearDoing } from './year';
import { YearDialogs } from './YearDialogs';
import { YearSummary } from './YearSummary';

const make: MakeZip = async (...args) => (await import('../audit/auditPack')).auditPack(...args);

/** What the audit committee needs of a year, in one zip. */
export function AuditButton({ year }: { year: ZippedYear }) {
  return <YearZipButton year={year} label="Pakket voor de kascontrole" what="Boekingen" make={make} />;
}

interface YearAccountsProps {
  year: FragmentType<typeof SecretariatYearAccountsFragmentDoc>;
  /** For the DB, and not in the archive. */
  mayEdit: boolean;
}

/** The books of one year: its sums, its committees and a picture of both. */
export function YearAccounts({ year: masked, mayEdit }: YearAccountsProps) {
  const year = getFragmentData(SecretariatYearAccountsFragmentDoc, masked);
  const [doing, setDoing] = useState<YearDoing>();
  const close = () => setDoing(undefined);
  return (
    <Stack>
      <YearSummary year={year} mayEdit={mayEdit} onDo={setDoing} />
      {mayEdit && <MissingCommissions year={year} />}
      <WorkgroupTable year={year} mayEdit={mayEdit} onDo={setDoing} />
      {year.workgroups.length > 0 && <ChartCard year={year} />}
      <div>
        <AuditButton key={year.id} year={year} />
      </div>
      <ChangeLog lines={year.changeLog} />
      {doing?.what === 'lines' && <LinesDialog year={year} row={doing.row} onClose={close} />}
      {mayEdit && <YearDialogs year={year} doing={doing} onClose={close} />}
    </Stack>
  );
}
